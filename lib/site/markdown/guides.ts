/** Guides as Markdown, in the order of their pages. */
import type { HowToGuide, ProblemGuide, SubcategoryGuide } from '../../../content/types'
import { numberNotes } from '../../content/studies/citations'
import { helplineList } from './helplines'
import { blocks, bullets, numbered, plain, section, type Writer, writerFor } from './markdown'

type Guide = HowToGuide | ProblemGuide | SubcategoryGuide

/** @param lines the affirmations of its page */
export function writeGuide(guide: Guide, lines: string[], origin: string): string {
  const writer = writerFor(origin, numberNotes(guide))
  const { prose, paragraphs, list } = writer
  const questions = (guide.questions ?? []).map(({ question, answer }) => section(question, prose(answer), 3))
  const science = 'scientificBasis' in guide ? guide.scientificBasis : guide.scientificEvidence
  const helplines = guide.gettingHelp && 'actionPlan' in guide ? helplineList(guide.helpSubject) : undefined
  return blocks(
    `# ${plain(guide.title)}`,
    prose(guide.description),
    section('Right now', list(guide.rightNow)),
    section('Affirmations', bullets(lines.map(plain))),
    section('Introduction', blocks(paragraphs(guide.introduction), audience(guide, writer))),
    ...bodyOf(guide, writer),
    example(guide.workedExample, writer),
    section('Questions', blocks(...questions)),
    section('Scientific foundation', paragraphs(science)),
    section('Where the evidence stops', paragraphs(guide.limits)),
    section('Getting help', blocks(paragraphs(guide.gettingHelp), helplines)),
    writer.sources()
  )
}

function audience(guide: Guide, { prose }: Writer): string | undefined {
  if (!('whoFor' in guide)) return undefined
  return blocks(
    `**Who it is for.** ${prose(guide.whoFor)}`,
    `**When it is not the right tool.** ${prose(guide.notFor)}`
  )
}

/** What differs between the kinds of guide. */
function bodyOf(guide: Guide, { prose, paragraphs, list, points }: Writer): string[] {
  if ('steps' in guide) {
    const steps = guide.steps.map(({ title, content, verdict, tips }, index) =>
      section(`${index + 1}. ${title}${said(verdict)}`, blocks(paragraphs(content), list(tips)), 3)
    )
    const examples = guide.examples.map(({ poor, good, explanation }) =>
      blocks(`Less effective: ${plain(poor)}`, `More effective: **${plain(good)}**`, prose(explanation))
    )
    return [
      section('The steps', blocks(...steps)),
      section('Less and more effective', blocks(...examples)),
      section('Common mistakes', bullets(points(guide.commonMistakes)))
    ]
  }
  if ('actionPlan' in guide) {
    const { problem, solution, actionPlan } = guide
    const ways = solution.approach.map(({ title, description, verdict, example: line }) =>
      section(title + said(verdict), blocks(prose(description), `> ${plain(line)}`), 3)
    )
    const weeks = actionPlan.weeks.map(({ title, focus, activities }) =>
      section(title, blocks(prose(focus), list(activities)), 3)
    )
    const signs = [section('Symptoms', list(problem.symptoms), 3), section('Impact', list(problem.impact), 3)]
    return [
      section(problem.title, blocks(paragraphs(problem.description), ...signs)),
      section(solution.title, blocks(paragraphs(solution.description), ...ways)),
      section(actionPlan.title, blocks(...weeks)),
      section('Common mistakes', bullets(points(guide.commonMistakes)))
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

function example(worked: Guide['workedExample'], { prose, proseEach, paragraphs, list }: Writer): string {
  if (!worked) return ''
  const entries = worked.entries.map(({ title, paragraphs: texts, items }) =>
    section(title, blocks(paragraphs(texts), list(items)), 3)
  )
  const blank = section('A blank copy', numbered(proseEach(worked.blank)), 3)
  return section(worked.title, blocks(prose(worked.introduction), ...entries, blank))
}
