import { pictureOfDay } from '@/lib/http/picture-response'

/** The affirmation of the day as a picture: 1200 × 630 pixels. */
export const GET = pictureOfDay('preview')
