import { pictureOfDay } from '@/lib/http/picture-response'

/** The affirmation of the day as a picture: outlines, in both themes. */
export const GET = pictureOfDay('svg')
