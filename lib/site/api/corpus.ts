/**
 * The corpus as files: the published affirmations of content/ as they are in the database. Those that visitors sent in are left
 * out, because their authors gave them to this site only, not under the license of content/.
 */
import { createHash } from 'node:crypto'
import { stringify } from 'csv-stringify/sync'
import type { Dataset, WithContext } from 'schema-dts'
import { corpus as written } from '../../../content/affirmations'
import { apiPage } from '../../../content/pages/api'
import { site } from '../../../content/site'
import { lastChange } from '../../affirmations/content-version'
import { currentSnapshot } from '../../affirmations/reads/published'
import { absoluteUrl } from '../../env'
import { routes } from '../../routes'
import { organization } from '../metadata/structured-data'

export const CORPUS_LICENSE = 'https://creativecommons.org/licenses/by/4.0/'

type PublicCorpus = Awaited<ReturnType<typeof readCorpus>>

export const corpusTypes = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8; header=present'
}

const FIELDS = ['id', 'slug', 'text', 'category', 'subcategory', 'tags', 'for'] as const

export async function readCorpus() {
  const version = versionOf(await lastChange())
  const { byId } = await currentSnapshot()
  const lines = Object.values(written)
    .flat()
    .flatMap(({ id }) => byId.get(id) ?? [])
    .map(({ audience, ...affirmation }) => `${JSON.stringify({ ...affirmation, for: audience }, [...FIELDS])}\n`)
  const text = lines.join('')
  return {
    name: `${site.name} corpus`,
    version,
    license: CORPUS_LICENSE,
    /** The address of its description. */
    source: absoluteUrl(routes.apiDocs()),
    count: lines.length,
    /** The SHA-256 of `lines`. */
    sha256: createHash('sha256').update(text).digest('hex'),
    /** Each affirmation as a line of JSON. */
    lines: text
  }
}

/** The last change as a semantic version: year, day and time. */
function versionOf(changed: Date): string {
  const [year = '', month = '', day = '', ...time] = changed.toISOString().split(/[-T:.Z]/)
  return `${year}.${Number(month + day)}.${Number(time.slice(0, 3).join(''))}`
}

export function corpusJson({ lines, ...facts }: PublicCorpus): string {
  return `${JSON.stringify(facts).slice(0, -1)},"affirmations":[\n${lines.trimEnd().replaceAll('\n', ',\n')}\n]}\n`
}

/** The facts are columns, since CSV has no other place for them. Tags are joined by spaces. */
export function corpusCsv({ lines, version, license, sha256 }: PublicCorpus): string {
  const rows = lines
    .trimEnd()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const entry = JSON.parse(line)
      return { ...entry, tags: entry.tags.join(' '), version, license, sha256 }
    })
  return stringify(rows, {
    header: true,
    // Without it Excel takes the text for one in the encoding of its country.
    bom: true,
    columns: [...FIELDS, 'version', 'license', 'sha256'],
    record_delimiter: 'windows',
    // No spreadsheet runs a cell as a formula.
    escape_formulas: true
  })
}

/** The corpus as structured data, for search engines of data sets. */
export function corpusDataset({ name, version, license, source, count }: PublicCorpus): WithContext<Dataset> {
  const files = { json: routes.corpusJson(), csv: routes.corpusCsv() }
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    '@id': `${source}#corpus`,
    url: source,
    name,
    description: `${count} affirmations in English, each with its category, tags and strength. ${apiPage.seo.description}`,
    version,
    license,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    creator: organization(),
    distribution: (['json', 'csv'] as const).map((kind) => ({
      '@type': 'DataDownload',
      contentUrl: absoluteUrl(files[kind]),
      encodingFormat: corpusTypes[kind].split(';')[0] as string
    }))
  }
}
