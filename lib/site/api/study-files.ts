/** The studies of the science hub as files. */
import { studies } from '../../../content/science/studies'
import type { Study } from '../../../content/types'
import { isInstitution } from '../../content/studies/citations'
import { studyAddress } from '../../content/studies/study-list'
import { absoluteUrl } from '../../env'
import { CORPUS_LICENSE } from './corpus'

export function studiesJson() {
  return {
    license: CORPUS_LICENSE,
    count: studies.length,
    studies: studies.map((study) => {
      const { key, authors, year, title, venue, doi = null, url, kind, topics, participants = null } = study
      const { plain: summary, verdict } = study
      const page = absoluteUrl(studyAddress(study))
      return { key, authors, year, title, venue, doi, url, kind, topics, participants, summary, verdict, page }
    })
  }
}

export function studiesBibtex(): string {
  return `${studies.map(bibtexEntry).join('\n\n')}\n`
}

const KINDS: Partial<Record<Study['kind'], string>> = { book: 'book', guideline: 'techreport' }
/** The field of the venue, by kind of entry. */
const VENUES: Record<string, string> = { article: 'journal', book: 'publisher', techreport: 'institution' }
/** Journal, volume, perhaps its number, and perhaps pages. */
const IN_JOURNAL = /^(?<journal>.+?), (?<volume>\d+)(?:\((?<number>[^)]+)\))?(?:, (?<pages>\S+))?$/

function bibtexEntry({ key, authors, year, title, venue, doi, url, kind, topics }: Study): string {
  const entry = KINDS[kind] ?? 'article'
  const { journal = venue, volume, number, pages } = IN_JOURNAL.exec(venue)?.groups ?? {}
  const fields: Record<string, string | undefined> = {
    author: authors.map(bibtexName).join(' and '),
    // The second braces keep its capitals.
    title: `{${escapeTex(title)}}`,
    [VENUES[entry] as string]: escapeTex(journal),
    volume,
    number,
    pages: pages?.replace('–', '--'),
    year: String(year),
    doi,
    url,
    keywords: topics.join(', ')
  }
  const lines = Object.entries(fields).flatMap(([name, value]) => (value ? [`  ${name} = {${value}}`] : []))
  return `@${entry}{${key},\n${lines.join(',\n')}\n}`
}

/** Braces keep BibTeX from splitting a name, such as that of an institution. */
function bibtexName(name: string): string {
  return isInstitution(name) ? `{${escapeTex(name)}}` : escapeTex(name)
}

const TEX: Record<string, string> = { '\\': '\\textbackslash{}', '~': '\\textasciitilde{}', '^': '\\textasciicircum{}' }

function escapeTex(text: string): string {
  return text.replace(/[\\~^]|[&%$#_{}]/g, (sign) => TEX[sign] ?? `\\${sign}`)
}
