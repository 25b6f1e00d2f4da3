import { pictureOfDay } from '@/lib/http/picture-response'

export const dynamic = 'force-dynamic'

/** The affirmation of the day as a picture: 1200 × 630 pixels. */
export const GET = pictureOfDay('preview')
