import { pictureOfDay } from '@/lib/http/picture-response'

/** The affirmation of the day as a picture: 1080 × 1920 pixels. */
export const GET = pictureOfDay('story')
