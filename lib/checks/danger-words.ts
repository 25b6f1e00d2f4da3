/** Checks that a text which names a danger has a number for it, or a link to one, in its own section. */
import { corpus } from '../../content/affirmations'
import { shortNumbers } from '../../content/distress'
import { lives } from '../../content/lives'
import { resources } from '../../content/resources'
import { popularClaims } from '../../content/science/claims'
import type { AffirmationEntry, DistressSubject } from '../../content/types'
import { contactsFor, emergencyContacts, numbersIn } from '../content/help-numbers'
import type { ContentIssue } from '../content/issues/issue'
import { findLife } from '../content/lives'
import { dangersIn } from '../content/text/dangers'
import { allTexts, citedKeys, parseProse, plainText } from '../content/text/prose'
import { routes } from '../routes'
import { sentences } from './cited-sentences'
import { guideFiles } from './guides'
import { pageFiles } from './other-content'

/** What search engines are told, and the prompts of a form, which its reader fills in. */
const EXEMPT = ['seo', 'keywords', 'blank']
const HELP_LINKS: string[] = [routes.helpNow(), '/resources#helplines', '#help']

export function checkDangerWords(): ContentIssue[] {
  const texts = [
    ...guideFiles.map(({ where, guide: { description, ...guide } }) => ({
      where,
      entry: withList(guide, guide.helpSubject as DistressSubject)
    })),
    ...lives.map(({ slug, description, help, ...life }) => ({
      where: `content/lives.yaml › slug: ${slug}`,
      entry: { ...life, ...(help && { gettingHelp: [help.text, listed(help.subject)] }) }
    })),
    ...pageFiles,
    { where: 'content/resources.yaml', entry: resources },
    { where: 'content/science/claims.yaml', entry: popularClaims }
  ]
  return [
    ...texts.flatMap(({ where, entry }) =>
      sectionsOf(entry).flatMap((section) => checkDangersInSection(where, section))
    ),
    ...Object.entries(corpus).flatMap(([name, lines]) =>
      checkDangersInAffirmations(`content/affirmations/${name}.yaml`, lines)
    )
  ]
}

/** A line can be read without its page, as today's: one that names a danger is for a situation whose page has helplines. */
export function checkDangersInAffirmations(
  file: string,
  lines: Pick<AffirmationEntry, 'id' | 'text' | 'for'>[]
): ContentIssue[] {
  return lines
    .filter((line) => !findLife(line.for)?.help)
    .flatMap(({ id, text }) =>
      dangersIn(text).map(({ word }) => ({
        where: `${file} › ${id}`,
        message: `“${word}” names a danger: make it a line for a situation whose page has helplines`
      }))
    )
}

/** A problem guide has the helplines below its last part. */
function withList(guide: Record<string, unknown>, subject: DistressSubject | undefined): Record<string, unknown> {
  return subject ? { ...guide, gettingHelp: [guide.gettingHelp, listed(subject)].flat() } : guide
}

/** The numbers that stand open where a page has helplines: components/blocks/help/helplines.tsx. */
function listed(subject: DistressSubject): string {
  return [shortNumbers, ...contactsFor(subject)].join(', ')
}

/**
 * A sentence that cites a study says what the study was about.
 * @param section its texts
 */
export function checkDangersInSection(where: string, section: string[]): ContentIssue[] {
  const help = new Set(section.flatMap(numbersIn))
  const hasLink = section.flatMap(parseProse).some((part) => part.kind === 'link' && HELP_LINKS.includes(part.href))
  if (hasLink) return []
  return section
    .flatMap(sentences)
    .filter((sentence) => citedKeys([sentence]).length === 0)
    .flatMap((sentence) => dangersIn(plainText(sentence)).map((danger) => ({ ...danger, sentence })))
    .filter(({ subject, isEmergency }) => {
      const fitting = [
        ...contactsFor(subject),
        ...(isEmergency ? [...emergencyContacts, ...contactsFor('crisis')] : [])
      ]
      return !fitting.flatMap(numbersIn).some((number) => help.has(number))
    })
    .map(({ subject, word, sentence }) => ({
      where,
      message: `“${word}” names a danger, and its section has no help: add a number (${contactsFor(subject)[0]}) or a link to ${routes.helpNow()}`,
      words: sentence
    }))
}

/** The parts of an entry that a reader sees as one: the texts of each of its fields, and of each entry of a list. */
function sectionsOf(entry: unknown): string[][] {
  if (typeof entry === 'string') return [[entry]]
  if (Array.isArray(entry)) return entry.every((one) => typeof one === 'string') ? [entry] : entry.map(allTexts)
  if (!entry || typeof entry !== 'object') return []
  return Object.entries(entry)
    .filter(([field]) => !EXEMPT.includes(field))
    .flatMap(([, value]) => sectionsOf(value))
}
