/** Finds cited studies by key, numbers a page's notes, and formats author names and short citations. */
import { studies } from '@/content/science/studies'
import type { Study } from '@/content/types'
import { allTexts, citedKeys } from '../text/prose'

const byKey = new Map(studies.map((study) => [study.key, study]))

/** @throws Error if there is no such study; `npm run content:check` finds a wrong key before the build does */
export function findStudy(key: string): Study {
  const study = byKey.get(key)
  if (!study) throw new Error(`No study "${key}" in content/science/studies.yaml.`)
  return study
}

/** Numbers the studies that the given entries cite, in the order of their first appearance. */
export function numberNotes(...entries: unknown[]): ReadonlyMap<string, number> {
  return new Map(citedKeys(allTexts(entries)).map((key, index) => [key, index + 1]))
}

/** Stands for the rest of the authors if they could not be looked up; BibTeX has the same word for it. */
const OTHERS = 'others'

/** "Joanne V. Wood, W. Q. Elaine Perunovic, John W. Lee", "Andrew J. Clegg and others". */
export function fullAuthors(authors: string[]): string {
  return authors.join(', ').replace(/, others$/, ' and others')
}

/** The authors whose names are known. */
export function namedAuthors(authors: string[]): string[] {
  return authors.filter((name) => name !== OTHERS)
}

/** "Wood, Perunovic & Lee (2009)", "Falk et al. (2015)". */
export function shortCitation({ authors, year }: Study): string {
  const names = authors.map(lastName)
  const shown =
    names.length > 3 || authors.includes(OTHERS)
      ? `${names[0]} et al.`
      : names.join(', ').replace(/, ([^,]*)$/, ' & $1')
  return `${shown} (${year})`
}

function lastName(author: string): string {
  if (isInstitution(author)) return author
  return /(?: (?:van|von|der|den))* \S+$/.exec(author)?.[0].trim() ?? author
}

/** An institution, such as a "Centre for Mental Health", has no last name and is named in full. */
export function isInstitution(author: string): boolean {
  return / (?:for|of|and) |,/.test(author)
}
