import { apiPage } from '@/content/pages/api'
import { routes } from '@/lib/routes'
import type { Corpus } from '@/lib/site/api/corpus'

const { summaries } = apiPage
const FILES = [
  [routes.corpusJson(), summaries.corpus],
  [routes.corpusCsv(), summaries.corpusCsv],
  [routes.studiesJson(), summaries.studies],
  [routes.studiesBibtex(), summaries.bibtex],
  [routes.openApi(), summaries.openApi]
] as const

/** The files that hold everything, and how to tell one corpus from another. */
export function DataFiles({ corpus }: { corpus: Pick<Corpus, 'count' | 'version' | 'sha256'> }) {
  return (
    <>
      <dl className="mt-6 grid gap-x-8 gap-y-3 md:grid-cols-[max-content_1fr]">
        {FILES.map(([address, summary]) => (
          <div key={address} className="contents">
            <dt>
              <a
                href={address}
                className="link wrap-anywhere inline-flex min-h-11 items-center font-mono text-[0.95em]"
              >
                {address}
              </a>
            </dt>
            <dd className="-mt-3 md:mt-0 md:self-center">{summary}</dd>
          </div>
        ))}
      </dl>
      <p className="measure mt-6 text-sm text-soft">
        {`${corpus.count} lines. Version ${corpus.version}. SHA-256 of the lines: `}
        <span className="wrap-anywhere font-mono text-[0.95em]">{corpus.sha256}</span>
      </p>
    </>
  )
}
