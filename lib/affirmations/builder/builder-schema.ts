import * as z from 'zod/mini'
import { goals, intensities, styles } from '../../../content/builder'
import { optionalText } from '../../content/text/text-schema'
import { CUSTOM_GOAL_LIMIT } from './builder'

const idsOf = <Id extends string>(choices: { id: Id }[]) => z.enum(choices.map(({ id }) => id) as [Id, ...Id[]])

/** The form of the builder, as it is posted without scripts. */
export const builderChoicesSchema = z.object({
  goal: idsOf(goals),
  style: idsOf(styles),
  intensity: idsOf(intensities),
  customGoal: optionalText(CUSTOM_GOAL_LIMIT)
})
