import * as z from 'zod/mini'
import { builderIntensities, goals, styles } from '@/content/pages/builder'
import { buildAffirmations, CUSTOM_GOAL_LIMIT } from '@/lib/affirmations/builder/builder'
import { optionalText } from '@/lib/content/text/text-schema'
import { handleFormOrJson, redirectToForm } from '@/lib/http/form-page'
import { routes } from '@/lib/routes'

const idsOf = <Id extends string>(choices: { id: Id }[]) => z.enum(choices.map(({ id }) => id) as [Id, ...Id[]])

/** Builds the sentences of the builder: as a page, or as a file if its form asks for one. */
export const POST = handleFormOrJson({
  form: 'build',
  page: routes.builderPattern(),
  schema: z.object({
    goal: idsOf(goals),
    style: idsOf(styles),
    intensity: idsOf(builderIntensities),
    customGoal: z.optional(optionalText(CUSTOM_GOAL_LIMIT))
  }),
  act: (choices) => {
    const result = buildAffirmations(choices)
    return { result, json: { affirmations: result } }
  },
  asFile: (results) => ({ name: 'my-personal-affirmations.txt', text: results.join('\n\n') })
})

export const GET = () => redirectToForm(routes.builder())
