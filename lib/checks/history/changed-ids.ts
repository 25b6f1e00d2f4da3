/**
 * Ids that a line had in the last commit. An id never changes, since favorites and e-mails name it; nothing but history tells
 * that it did, so a change that is committed already is not found.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { AffirmationEntry } from '../../../content/types'
import type { ContentIssue } from '../../content/issues/issue'
import { readYaml } from '../../content/source/yaml-source'

/** @param file of content/affirmations */
export function checkChangedIds(file: string): ContentIssue[] {
  const before = committed(file)
  const now = readFileSync(file, 'utf8')
  if (!before || before === now) return []
  const entriesOf = (text: string) => (readYaml(file, text).value ?? []) as AffirmationEntry[]
  return changedIds(entriesOf(before), entriesOf(now)).map(({ id, former }) => ({
    where: `${file} › ${id}`,
    message: `the id of this line was ${former}: keep it`,
    words: `id: ${id}`
  }))
}

/** A line is the same if it has the same slug or the same text, and no line has them under the former id. */
export function changedIds(before: AffirmationEntry[], now: AffirmationEntry[]): { id: string; former: string }[] {
  const isSame = (one: AffirmationEntry, other: AffirmationEntry) => one.slug === other.slug || one.text === other.text
  return now.flatMap((entry) => {
    const former = before.find((old) => isSame(old, entry))
    if (!former || former.id === entry.id) return []
    const isKept = now.some((other) => other.id === former.id && isSame(other, former))
    return isKept ? [] : [{ id: entry.id, former: former.id }]
  })
}

/** What the last commit has of a file; undefined if there is no repository. */
export function committed(file: string): string | undefined {
  try {
    return execFileSync('git', ['show', `HEAD:./${file}`], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return undefined
  }
}
