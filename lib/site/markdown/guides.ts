/** Guides as Markdown: as they are written, with numbered notes and whole addresses. */
import type { GuideFolder } from '../../../content/schemas/guide-layouts'
import type { HowToGuide, ProblemGuide, SubcategoryGuide } from '../../../content/types'
import { numberNotes } from '../../content/studies/citations'
import { helplineList } from './helplines'
import { blocks, bullets, plain, section, writerFor } from './markdown'

/**
 * @param file its folder and name in content/guides
 * @param lines the affirmations of its page, if the guide itself has none
 */
export async function writeGuide(
  file: `${GuideFolder}/${string}`,
  guide: HowToGuide | ProblemGuide | SubcategoryGuide,
  lines: string[],
  origin: string
): Promise<string> {
  const { default: bodies } = await import('../../../content/generated/guides/markdown.json')
  const notes = numberNotes(guide)
  const { prose, sources } = writerFor(origin, notes)
  const numbersOf = (keys: string) => keys.split(',').map((key) => ` [${notes.get(key.trim().slice(1))}]`)
  const body = (bodies as Record<string, string>)[file]
    ?.replace(/\s*\[(@[^\]]+)\]/g, (_, keys: string) => numbersOf(keys).join(''))
    .replaceAll('](/', `](${origin}/`)
  const helplines = guide.gettingHelp && 'actionPlan' in guide ? helplineList(guide.helpSubject) : ''
  return blocks(
    `# ${plain(guide.title)}`,
    prose(guide.description),
    section('Affirmations', bullets(lines.map(plain))),
    body,
    section('Helplines', helplines),
    sources()
  )
}
