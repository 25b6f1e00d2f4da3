import { pictureOfDay } from '@/lib/http/picture-response'

/** The affirmation of the day as a picture: for electronic paper, in grays. */
export const GET = pictureOfDay('1872x1404')
