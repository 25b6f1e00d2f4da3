/** The parts of a guide that its kind always has, and how long they may be. */
import type { GuideFolder } from '../../../content/schemas/guide-layouts'
import type { HowToGuide, ProblemGuide } from '../../../content/types'
import type { ContentIssue } from '../issues/issue'
import { countWords } from '../text/house-style'

/** Printed on one sheet. */
const MOST_WORDS_OF_EXAMPLE = 280
const MOST_ACTIVITIES = 3

const HEADINGS = {
  workedExample: '## Worked example: …',
  questions: '## Questions',
  gettingHelp: '## Getting help'
}

const NEEDED: Record<GuideFolder, (keyof typeof HEADINGS)[]> = {
  category: [],
  subcategory: ['questions'],
  'how-to': ['workedExample', 'questions'],
  'problem-solution': ['workedExample', 'questions', 'gettingHelp']
}

type Guide = Partial<HowToGuide & ProblemGuide>

export function checkParts(where: string, folder: GuideFolder, guide: Guide): ContentIssue[] {
  const { workedExample, actionPlan } = guide
  const { blank, ...example } = workedExample ?? {}
  const words = countWords(example)
  const ofExample = (message: string): ContentIssue => ({ where, message, words: '## Worked example' })
  return [
    ...NEEDED[folder]
      .filter((part) => !guide[part])
      .map((part) => ({ where, message: `the section “${HEADINGS[part]}” is missing: add it` })),
    ...(words > MOST_WORDS_OF_EXAMPLE
      ? [ofExample(`its example has ${words} words, one sheet takes ${MOST_WORDS_OF_EXAMPLE}`)]
      : []),
    ...(/^\p{Ll}/u.test(workedExample?.title ?? '')
      ? [ofExample('begin the title of its example with a capital letter')]
      : []),
    ...(actionPlan?.weeks ?? [])
      .filter(({ activities }) => activities.length > MOST_ACTIVITIES)
      .map(({ title, activities }) => ({
        where: `${where} › ${title}`,
        message: `has ${activities.length} activities, a week has ${MOST_ACTIVITIES} at most`,
        words: `### ${title}`
      }))
  ]
}
