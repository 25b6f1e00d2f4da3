import { pictureOfDay } from '@/lib/http/picture-response'

export const dynamic = 'force-dynamic'

/** The affirmation of the day as a picture: outlines, in both themes. */
export const GET = pictureOfDay('svg')
