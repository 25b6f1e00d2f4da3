import * as z from 'zod/mini'
import { categoryNames } from '../../content/schemas/names'

/** The name of a category in a request. */
export const categoryName = z.enum(categoryNames, 'Please choose a category.')
