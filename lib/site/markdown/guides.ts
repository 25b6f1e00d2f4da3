/** Guides as Markdown, in the order of their pages. */
import type { HowToGuide, ProblemGuide, SubcategoryGuide } from '../../../content/types'
import { numberNotes } from '../../content/studies/citations'
import { helplineList } from './helplines'
import { blocks, bullets, numbered, plain, prose, section, sources, type Writer } from './markdown'

type Guide = HowToGuide | ProblemGuide | SubcategoryGuide
type Point = { title: string; text: string }

/** @param lines the affirmations of its page */
export function writeGuide(guide: Guide, lines: string[], origin: string): string {
  const writer = { origin, notes: numberNotes(guide) }
  const each = (texts: string[]) => texts.map((text) => prose(text, writer))
  return blocks(
    `# ${plain(guide.title)}`,
    prose(guide.description, writer),
    section('Right now', bullets(each(guide.rightNow))),
    section('Affirmations', bullets(lines.map(plain))),
    section('Introduction', blocks(...each(guide.introduction), audience(guide, writer))),
    ...bodyOf(guide, writer),
    example(guide.workedExample, writer),
    section(
      'Questions',
      blocks(...(guide.questions ?? []).map(({ question, answer }) => section(question, prose(answer, writer), 3)))
    ),
    section(
      'Scientific foundation',
      blocks(...each('scientificBasis' in guide ? guide.scientificBasis : guide.scientificEvidence))
    ),
    section('Where the evidence stops', blocks(...each(guide.limits))),
    section(
      'Getting help',
      guide.gettingHelp ? blocks(...each(guide.gettingHelp), 'actionPlan' in guide ? helplineList() : undefined) : ''
    ),
    sources(writer)
  )
}

function audience(guide: Guide, writer: Writer): string | undefined {
  if (!('whoFor' in guide)) return undefined
  return blocks(
    `**Who it is for.** ${prose(guide.whoFor, writer)}`,
    `**When it is not the right tool.** ${prose(guide.notFor, writer)}`
  )
}

/** What differs between the kinds of guide. */
function bodyOf(guide: Guide, writer: Writer): string[] {
  const each = (texts: string[]) => texts.map((text) => prose(text, writer))
  const points = (list: Point[]) => list.map(({ title, text }) => `**${plain(title)}** ${prose(text, writer)}`)
  const mistakes = 'commonMistakes' in guide ? section('Common mistakes', bullets(points(guide.commonMistakes))) : ''
  if ('steps' in guide) {
    const steps = guide.steps.map(({ title, content, verdict, tips }, index) =>
      section(`${index + 1}. ${title}${said(verdict)}`, blocks(...each(content), bullets(each(tips))), 3)
    )
    const examples = guide.examples.map(({ poor, good, explanation }) =>
      blocks(`Less effective: ${plain(poor)}`, `More effective: **${plain(good)}**`, prose(explanation, writer))
    )
    return [section('The steps', blocks(...steps)), section('Less and more effective', blocks(...examples)), mistakes]
  }
  if ('actionPlan' in guide) {
    const { problem, solution, actionPlan } = guide
    const ways = solution.approach.map(({ title, description, verdict, example: line }) =>
      section(title + said(verdict), blocks(prose(description, writer), `> ${plain(line)}`), 3)
    )
    const weeks = actionPlan.weeks.map(({ title, focus, activities }) =>
      section(title, blocks(prose(focus, writer), bullets(each(activities))), 3)
    )
    return [
      section(
        problem.title,
        blocks(
          ...each(problem.description),
          section('Symptoms', bullets(each(problem.symptoms)), 3),
          section('Impact', bullets(each(problem.impact)), 3)
        )
      ),
      section(solution.title, blocks(...each(solution.description), ...ways)),
      section(actionPlan.title, blocks(...weeks)),
      mistakes
    ]
  }
  return [
    section(guide.benefitsTitle ?? 'Key benefits', bullets(points(guide.benefits))),
    section('How to use', numbered(points(guide.howToUse))),
    section('Practical tips', bullets(points(guide.tips)))
  ]
}

function said(verdict?: string): string {
  return verdict ? ` (${verdict})` : ''
}

function example(worked: Guide['workedExample'], writer: Writer): string {
  if (!worked) return ''
  const each = (texts: string[] = []) => texts.map((text) => prose(text, writer))
  const entries = worked.entries.map(({ title, paragraphs, items }) =>
    section(title, blocks(...each(paragraphs), bullets(each(items))), 3)
  )
  return section(
    worked.title,
    blocks(prose(worked.introduction, writer), ...entries, section('A blank copy', numbered(each(worked.blank)), 3))
  )
}
