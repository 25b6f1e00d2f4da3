/** Checks the content that is not a guide: studies, claims, resources, helplines, the home page, navigation. */
import { corpus } from '../../content/affirmations'
import { distress } from '../../content/distress'
import { sheets } from '../../content/downloads'
import { guideSheets } from '../../content/guide-sheets'
import { howToGuides, problemGuides } from '../../content/guides'
import { helplines } from '../../content/helplines'
import { lifeMoments } from '../../content/lives'
import * as builder from '../../content/pages/builder'
import * as generator from '../../content/pages/generator'
import * as home from '../../content/pages/home'
import * as landings from '../../content/pages/landings'
import { privacyPage } from '../../content/pages/privacy'
import { resources } from '../../content/resources'
import { citationCheck } from '../../content/science/citations'
import { popularClaims } from '../../content/science/claims'
import { hub } from '../../content/science/hub'
import { studies } from '../../content/science/studies'
import { topicPage } from '../../content/science/topics'
import { footer, navigation } from '../../content/site'
import { categories } from '../../content/taxonomy'
import { tools } from '../../content/tools'
import type { Notice, Resource, Study } from '../../content/types'
import { type ContentIssue, duplicates } from '../content/issues/issue'
import { isTakenBack } from '../content/studies/citation-check'
import { allSubcategoryIds } from '../content/taxonomy'
import { suggestion } from '../did-you-mean'
import { routes } from '../routes'
import { checkCitedSentences, checkSentence, sentences } from './cited-sentences'
import { checkLinks, checkReferences, checkStudies, checkWords } from './references'

/** The names of the entries of each list; none may be there twice. */
const LISTS: Record<string, string[]> = {
  'science/studies.yaml': studies.map(({ key }) => `key: ${key}`),
  'science/claims.yaml': popularClaims.map(({ claim }) => claim),
  'resources.yaml': resources.map(({ id }) => `id: ${id}`),
  'helplines.yaml': helplines.map(({ title }) => title)
}

/** Pages whose words are one value each. */
const PAGES = {
  'home.ts': home,
  'builder.ts': builder,
  'generator.ts': generator,
  'landings.ts': landings,
  'privacy.ts': privacyPage,
  'science/hub.ts': hub,
  'science/topics.ts': topicPage
}

export const pageFiles = Object.entries(PAGES).map(([file, page]) => ({ where: `content/${file}`, entry: { ...page } }))

/** Content with fields that are addresses. */
const LINKED = {
  ...PAGES,
  'resources.yaml': resources,
  'taxonomy.yaml': categories,
  'site.ts': [navigation, footer],
  'tools.ts': tools
}

export function checkOtherContent(): ContentIssue[] {
  return [
    ...checkLists(LISTS),
    ...checkTexts(),
    ...checkScience(),
    ...checkAddresses(resources, LINKED),
    ...NAMES.flatMap(checkKnownNames)
  ]
}

interface Names {
  where: string
  names: string[]
  /** What they have to be. */
  what: string
  known: string[]
}

const guideNames = [...howToGuides, ...problemGuides].map(({ slug }) => slug).concat([...allSubcategoryIds()])

/** Names of what is in other files, from which it can be removed. */
const NAMES: Names[] = [
  {
    where: 'content/search/distress.yaml',
    names: Object.values(distress).flatMap((subject) => subject.helplines),
    what: 'title of content/helplines.yaml',
    known: helplines.map(({ title }) => title)
  },
  { where: 'content/guide-sheets.ts', names: Object.keys(guideSheets), what: 'guide', known: guideNames },
  {
    where: 'content/guide-sheets.ts',
    names: Object.values(guideSheets).flat(),
    what: 'sheet of content/downloads.ts',
    known: sheets.map(({ id }) => id)
  },
  {
    where: 'content/lives.ts › lifeMoments',
    names: Object.values(lifeMoments).flatMap((tags) => tags.split(' ')),
    what: 'tag of an affirmation',
    known: Object.values(corpus).flatMap((lines) => lines.flatMap(({ tags }) => tags))
  }
]

/** Reports names that refer to nothing. Exported for tests. */
export function checkKnownNames({ where, names, what, known }: Names): ContentIssue[] {
  const all = [...new Set(known)]
  return [...new Set(names)]
    .filter((name) => !all.includes(name))
    .map((name) => ({ where, message: `“${name}” is no ${what}${suggestion(name, all)}`, words: name }))
}

export function checkLists(lists: Record<string, string[]>): ContentIssue[] {
  return Object.entries(lists).flatMap(([file, names]) =>
    duplicates(names).map((name) => ({
      where: `content/${file} › ${name}`,
      message: 'is there twice',
      isLast: true
    }))
  )
}

function checkTexts(): ContentIssue[] {
  return pageFiles
    .flatMap(({ where, entry }) => [...checkWords(where, entry), ...checkReferences(where, entry)])
    .concat(popularClaims.flatMap((claim) => checkReferences('content/science/claims.yaml', claim)))
}

function checkScience(): ContentIssue[] {
  const featured = hub.featured.flatMap(({ study, contestedBy }) => [study, ...(contestedBy ? [contestedBy] : [])])
  return [
    ...checkStudies('content/science/hub.ts › featured', featured),
    ...popularClaims.flatMap(({ claim, studies: keys }) =>
      checkStudies(`content/science/claims.yaml › ${claim}`, keys)
    ),
    ...popularClaims.flatMap(({ evidence, studies: keys }) =>
      sentences(evidence).flatMap((sentence) => checkSentence('content/science/claims.yaml', sentence, keys))
    ),
    ...checkCitedSentences({ where: 'content/science/hub.ts', guide: hub }),
    ...studies.flatMap(({ key, samePeople = [] }) =>
      checkStudies(`content/science/studies.yaml › key: ${key}`, samePeople)
    ),
    ...studies.flatMap(checkStudyGuides),
    ...sheets.flatMap(({ id, studies: keys }) => checkStudies(`content/downloads.ts › ${id}`, keys)),
    ...checkNotices(citationCheck.notices)
  ]
}

/** The guides that a study names in its field `for` are there. */
export function checkStudyGuides({ key, for: served = [] }: Pick<Study, 'key' | 'for'>): ContentIssue[] {
  const guides = [...problemGuides, ...howToGuides].map(({ slug }) => slug)
  return served
    .filter((slug) => !guides.includes(slug))
    .map((slug) => ({
      where: `content/science/studies.yaml › key: ${key}`,
      message: `is for "${slug}", which is no problem or how-to guide${suggestion(slug, guides)}`
    }))
}

/** A study that was taken back supports nothing. */
export function checkNotices(notices: Notice[]): ContentIssue[] {
  return [
    ...checkStudies(
      'content/science/citations.yaml',
      notices.map(({ study }) => study)
    ),
    ...notices.filter(isTakenBack).map(({ study, type, doi }) => ({
      where: `content/science/studies.yaml › key: ${study}`,
      message: `there is a ${type} (https://doi.org/${doi}): take out what cites it, then the study`
    }))
  ]
}

/** @param linked content with fields that are addresses, by its file */
export function checkAddresses(
  listed: Pick<Resource, 'id' | 'href' | 'download'>[],
  linked: Record<string, unknown>
): ContentIssue[] {
  const files = new Set(sheets.map(({ id }) => routes.download(id)))
  const missing = listed
    .filter(({ download, href }) => download && !files.has(href))
    .map(({ id, href }) => ({
      where: `content/resources.yaml › ${id}`,
      message: `${href} is no sheet of content/downloads.ts`
    }))
  const links = Object.entries(linked).flatMap(([file, entry]) => checkLinks(`content/${file}`, hrefsIn(entry)))
  return [...missing, ...links]
}

/** Every `href` inside a value. */
function hrefsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'href' ? [String(inner)] : hrefsIn(inner)))
}
