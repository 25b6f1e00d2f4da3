import type { Dataset, WithContext } from 'schema-dts'
import { apiPage } from '../../../content/api'
import { routes } from '../../routes'
import { organization } from '../metadata/structured-data'
import { type Corpus, corpusTypes } from './corpus'

/** The corpus as structured data, for search engines of data sets. */
export function corpusDataset({ name, version, license, source, count }: Corpus, origin: string): WithContext<Dataset> {
  const files = { json: routes.corpusJson(), jsonl: routes.corpusJsonl(), csv: routes.corpusCsv() }
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
    creator: organization(origin),
    distribution: (['json', 'jsonl', 'csv'] as const).map((kind) => ({
      '@type': 'DataDownload',
      contentUrl: origin + files[kind],
      encodingFormat: corpusTypes[kind].split(';')[0] as string
    }))
  }
}
