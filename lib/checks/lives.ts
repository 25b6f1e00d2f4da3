/** Checks the pages at /for: what they refer to, the number of their lines, and their words. */
import { corpus } from '../../content/affirmations'
import { lifeThemes, lives, livesPage } from '../../content/lives'
import { situations } from '../../content/situations'
import { categories } from '../../content/taxonomy'
import type { Life } from '../../content/types'
import { knownNumbers, numbersIn } from '../content/help-numbers'
import { type ContentIssue, duplicates } from '../content/issues/issue'
import { LINKED_LIVES } from '../content/lives'
import { ANYONE } from '../content/situations'
import { studyTopics } from '../content/studies/study-list'
import { suggestion } from '../did-you-mean'
import { checkCitedSentences } from './cited-sentences'
import { checkAbsenceClaims } from './evidence'
import { checkLinks, checkReferences, checkWords } from './references'

const FILE = 'content/lives.yaml'
/** A page with fewer lines is not worth a visit. */
const FEWEST_LINES = 30

const entries = Object.values(corpus).flat()
const forAnyone = entries.filter((entry) => entry.for === ANYONE)
const known = {
  theme: lifeThemes.map(({ id }) => id),
  situation: situations.map(({ id }) => id),
  line: entries.map(({ id }) => id),
  ladder: [...new Set(forAnyone.flatMap(({ ladder }) => ladder ?? []))],
  topic: studyTopics.map(({ slug }) => slug)
}

export function checkLives(): ContentIssue[] {
  return [
    ...checkUniqueFields(lives),
    ...checkMissingPages(lives),
    ...lives.flatMap(checkLife),
    ...checkReferences('content/lives.ts', livesPage),
    ...checkPagesPerCategory(lives)
  ]
}

/** Reports fields that two pages have in common. */
export function checkUniqueFields(all: Life[]): ContentIssue[] {
  return (['slug', 'name', 'title', 'description'] as const).flatMap((field) =>
    duplicates(all.map((life) => life[field])).map((value) => ({
      where: FILE,
      message: `two pages have the same ${field}: “${value}”`,
      words: value
    }))
  )
}

/** Reports situations without a page. */
export function checkMissingPages(all: Life[]): ContentIssue[] {
  return known.situation
    .filter((id) => !all.some(({ slug, situations: own }) => slug === id && own[0] === id))
    .map((id) => ({ where: FILE, message: `the situation ${id} has no page: add one with this slug` }))
}

/** The ids of the lines of its page. */
function linesOf({ situations: own, affirmations, moments, ladders }: Life): string[] {
  const ofMoments = idsOfMoments(moments)
  const ofSituations = entries
    .filter(({ id, for: audience }) => own.includes(audience) && !affirmations.includes(id) && !ofMoments.includes(id))
    .map(({ id }) => id)
  const ofLadders = forAnyone.filter(({ ladder }) => ladder && ladders.includes(ladder)).map(({ id }) => id)
  return [...affirmations, ...ofSituations, ...ofMoments, ...ofLadders]
}

function idsOfMoments(moments: Life['moments'] = []): string[] {
  return moments.flatMap(({ affirmations }) => affirmations)
}

function hasNumber(text: string): boolean {
  return numbersIn(text).some((digits) => knownNumbers.has(digits))
}

export function checkLife(life: Life): ContentIssue[] {
  const where = `${FILE} › slug: ${life.slug}`
  const lines = linesOf(life)
  const unknown = (kind: keyof typeof known, names: string[], what: string) =>
    names
      .filter((name) => !known[kind].includes(name))
      .map((name) => ({ where, message: `“${name}” is no ${what}${suggestion(name, known[kind])}`, words: name }))
  return [
    ...unknown('theme', [life.theme], 'theme'),
    ...unknown('situation', life.situations, 'situation'),
    ...unknown('line', [...life.affirmations, ...idsOfMoments(life.moments)], 'affirmation: take another'),
    ...unknown('ladder', life.ladders, 'ladder for anyone: take another'),
    ...unknown('topic', life.topics, 'topic of studies'),
    ...duplicates(lines).map((id) => ({ where, message: `${id} would be on the page twice`, words: id })),
    ...(lines.length < FEWEST_LINES
      ? [{ where, message: `has ${lines.length} lines, it needs ${FEWEST_LINES}: add affirmations` }]
      : []),
    ...(life.help && !life.rightNow.some(hasNumber)
      ? [
          {
            where,
            message: 'has helplines and no number under rightNow: add the one that fits best',
            words: life.rightNow[0]
          }
        ]
      : []),
    ...checkLinks(where, life.guides),
    ...checkReferences(where, life),
    ...checkCitedSentences({ where, guide: life }),
    ...checkAbsenceClaims({ where, guide: life }),
    ...checkWords(where, life)
  ]
}

/** Reports categories with fewer pages than the page of the category links to. */
export function checkPagesPerCategory(all: Life[]): ContentIssue[] {
  return categories.flatMap(({ name }) => {
    const count = all.filter(({ sky }) => sky === name).length
    const message = `${count} pages have the sky of ${name}, whose page links to ${LINKED_LIVES}`
    return count < LINKED_LIVES ? [{ where: FILE, message }] : []
  })
}
