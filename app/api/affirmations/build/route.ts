import * as z from 'zod/mini'
import { builderIntensities, goals, styles } from '@/content/pages/builder'
import { buildAffirmations, CUSTOM_GOAL_LIMIT } from '@/lib/affirmations/builder/builder'
import { optionalText } from '@/lib/content/text/text-schema'
import { uncachedJson } from '@/lib/http/api-response'
import { handleFormOrJson, redirectToForm, textField } from '@/lib/http/form-page'
import { checkFields, readJson } from '@/lib/http/request-input'
import { routes } from '@/lib/routes'

const idsOf = <Id extends string>(choices: { id: Id }[]) => z.enum(choices.map(({ id }) => id) as [Id, ...Id[]])

const choicesSchema = z.object({
  goal: idsOf(goals),
  style: idsOf(styles),
  intensity: idsOf(builderIntensities),
  customGoal: z.optional(optionalText(CUSTOM_GOAL_LIMIT))
})

/** Builds the sentences of the builder: as a page, or as a file if its form asks for one. */
export const POST = handleFormOrJson(
  {
    name: 'build',
    page: routes.builderPattern(),
    readValues: (form) => ({
      goal: textField(form, 'goal'),
      style: textField(form, 'style'),
      intensity: textField(form, 'intensity'),
      customGoal: textField(form, 'customGoal')
    }),
    handle: (values) => buildAffirmations(checkFields(values, choicesSchema)),
    asFile: (results) => ({ name: 'my-personal-affirmations.txt', text: results.join('\n\n') })
  },
  async (request) => uncachedJson({ affirmations: buildAffirmations(await readJson(request, choicesSchema)) })
)

export const GET = () => redirectToForm(routes.builder())
