/** The check of the study list for retractions: asks Crossref, and writes what it says to content/science/citations.yaml. */
import { writeFileSync } from 'node:fs'
import { stringify } from 'yaml'
import type { CitationCheck, Notice, Study } from '@/content/types'
import { fetchCrossrefReport } from './crossref'

const HEADER = `# yaml-language-server: $schema=../schemas/json/citations.schema.json
# Written by \`npm run content:citations\`, which asks Crossref about every DOI of studies.yaml.
`

/** Types of notices after which a study is no longer evidence. */
const TAKEN_BACK = new Set(['retraction', 'withdrawal', 'removal'])

export function isTakenBack({ type }: Notice): boolean {
  return TAKEN_BACK.has(type)
}

/** @throws Error if Crossref did not tell about every DOI */
export async function checkCitations(studies: Study[], today: string, origin?: string): Promise<CitationCheck> {
  const withDoi = studies.filter((study): study is Study & { doi: string } => study.doi !== undefined)
  const { notices, unknown } = await fetchCrossrefReport(
    withDoi.map(({ doi }) => doi),
    origin
  )
  return {
    lastChecked: today,
    unchecked: studies.filter(({ doi }) => !doi || unknown.includes(doi)).map(({ key }) => key),
    notices: notices.flatMap(({ about, ...notice }) =>
      withDoi.filter(({ doi }) => doi === about).map(({ key }) => ({ study: key, ...notice }))
    )
  }
}

export function writeCitations(file: string, check: CitationCheck): void {
  writeFileSync(file, HEADER + stringify(check))
}
