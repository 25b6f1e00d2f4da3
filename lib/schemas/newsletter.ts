import * as z from 'zod/mini'
import { email } from './text'

/** POST /api/newsletter/subscribe */
export const newsletterSchema = z.object({ email })
