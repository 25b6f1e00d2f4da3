import * as z from 'zod/mini'
import { email } from '../content/text/text-schema'

/** POST /api/newsletter/subscribe */
export const newsletterSchema = z.object({ email })
