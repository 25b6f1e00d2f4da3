/**
 * Markdown twins: the text of a page at its address plus `.md`, for programs that read. Affirmations, guides and the pages at
 * /for have one.
 */

import { type DistressSubject, distress } from '../../../content/distress'
import { emergencyNote, emergencyNumbers, helplines } from '../../../content/helplines'
import { lifePage } from '../../../content/lives'
import { howToUse } from '../../../content/pages/affirmation-page'
import type { GuideFolder } from '../../../content/schemas/guide-layouts'
import { site } from '../../../content/site'
import type { HowToGuide, Life, ProblemGuide, SubcategoryGuide } from '../../../content/types'
import { ladderOf } from '../../affirmations/reads/ladders'
import { findPublishedOrRetired } from '../../affirmations/reads/repository'
import type { Affirmation } from '../../affirmations/types'
import { howToGuide, problemGuide, subcategoryGuide } from '../../content/guides'
import { findLife } from '../../content/lives'
import { findSituation } from '../../content/situations'
import { numberNotes } from '../../content/studies/citations'
import { findCategory, findSubcategory, isCategoryName } from '../../content/taxonomy'
import { routes } from '../../routes'
import { CORPUS_LICENSE } from '../api/corpus'
import { affirmationsOfLife, listSubcategory } from '../reads'
import { blocks, bullets, link, numbered, plain, section, writerFor } from './markdown'

interface MarkdownTwin {
  /** The path of the page. */
  page: string
  /** Writes the text. @param origin of the site */
  write: (origin: string) => string | Promise<string>
}

/**
 * @param path of the page, as requested: an affirmation may be named by its id
 * @returns undefined if the page does not exist or has no twin
 */
export async function findMarkdownTwin(path: string): Promise<MarkdownTwin | undefined> {
  const [, kind, name = '', id = ''] = path.split('/')
  if (kind === 'category') return subcategory(name, id)
  if (id !== '') return undefined
  if (kind === 'affirmation') {
    const found = await findPublishedOrRetired(name)
    if (!found || found.isRetired) return undefined
    const { affirmation } = found
    return { page: routes.affirmation(affirmation.slug), write: (origin) => writeAffirmation(affirmation, origin) }
  }
  if (kind === 'for') {
    const life = findLife(name)
    return life && { page: routes.life(name), write: (origin) => writeLife(life, origin) }
  }
  if (kind === 'how-to-guide') {
    const guide = howToGuide(name)
    return guide && { page: routes.howTo(name), write: (origin) => writeGuide(`how-to/${name}`, guide, [], origin) }
  }
  const guide = kind === 'problem-solution' ? problemGuide(name) : undefined
  return (
    guide && {
      page: routes.problem(name),
      write: (origin) => writeGuide(`problem-solution/${name}`, guide, [], origin)
    }
  )
}

/** The text of a twin, which says where it is from. */
export async function textOfTwin({ page, write }: MarkdownTwin, origin: string): Promise<string> {
  const license = `Guides and the site’s own lines may be reused under [CC BY 4.0](${CORPUS_LICENSE}), lines that visitors sent in may not.`
  const foot = `${plain(site.name)}: <${origin}${page}>. ${license}`
  return `${await write(origin)}\n\n---\n\n${foot}\n`
}

function subcategory(category: string, id: string): MarkdownTwin | undefined {
  if (!isCategoryName(category) || !findSubcategory(findCategory(category), id)) return undefined
  const guide = subcategoryGuide(id)
  if (!guide) return undefined
  const write = async (origin: string) => {
    const lines = await listSubcategory(id)
    const texts = lines.map(({ text }) => text)
    return writeGuide(`subcategory/${id}`, guide, texts, origin)
  }
  return { page: routes.subcategory(category, id), write }
}

async function writeAffirmation(line: Affirmation, origin: string): Promise<string> {
  const { displayName } = findCategory(line.category)
  const { gentler, bolder } = await ladderOf(line)
  const situation = findSituation(line.audience)
  const linked = (label: string, other?: Affirmation) =>
    other ? [`${label}: ${link(other.text, routes.affirmation(other.slug), origin)}`] : []
  const facts = [
    `Life area: ${link(displayName, routes.category(line.category), origin)}`,
    ...(situation ? [`For: ${link(situation.label, routes.life(situation.id), origin)}`] : []),
    `Tags: ${plain(line.tags.join(', '))}`,
    ...linked('Gentler', gentler),
    ...linked('Bolder', bolder)
  ]
  const steps = howToUse.map(({ title, text }) => `**${plain(title)}.** ${plain(text)}`)
  return blocks(`# ${plain(line.text)}`, bullets(facts), section('How to use', numbered(steps)))
}

async function writeLife(life: Life, origin: string): Promise<string> {
  const { list, ladders } = await affirmationsOfLife(life)
  const { prose } = writerFor(origin)
  const steps = ladders.map((ladder) => numbered(ladder.map(({ text }) => plain(text))))
  return blocks(
    `# ${plain(life.title)}`,
    prose(life.lead),
    section('Right now', bullets(life.rightNow.map(prose))),
    section(lifePage.list, bullets(list.map((line) => plain(line.text)))),
    section(
      lifePage.ladders.title,
      steps.length > 0 ? blocks(plain(lifePage.ladders.intro), steps.join('\n\n---\n\n')) : ''
    ),
    section(lifePage.help, life.help ? blocks(plain(life.help.text), helplineList(life.help.subject)) : ''),
    section(lifePage.guides, bullets(life.guides.map((path) => link(path, path, origin))))
  )
}

/**
 * A guide as it is written, with numbered notes and whole addresses.
 * @param file its folder and name in content/guides
 * @param lines the affirmations of its page, if the guide itself has none
 */
async function writeGuide(
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

/** Emergency numbers, then helplines. @param subject those for it come first */
function helplineList(subject?: DistressSubject): string {
  const first = (subject && distress[subject].helplines) ?? []
  const isFirst = ({ title }: { title: string }) => first.includes(title)
  const sorted = [...helplines.filter(isFirst), ...helplines.filter((helpline) => !isFirst(helpline))]
  return blocks(
    plain(emergencyNote),
    bullets(emergencyNumbers.map(({ number, where }) => `**${plain(number)}** ${plain(where)}`)),
    bullets(
      sorted.map(({ country, title, url, contact, description }) =>
        [`${plain(country)}: ${link(title, url, '')}`, contact && `**${plain(contact)}**`, plain(description)]
          .filter(Boolean)
          .join(' · ')
      )
    ),
    plain(site.disclaimer)
  )
}
