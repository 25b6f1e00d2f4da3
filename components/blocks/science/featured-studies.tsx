import { Badges } from '@/components/ui/badges'
import { hub } from '@/content/science/hub'
import { findStudy, shortCitation } from '@/lib/content/studies/citations'
import { howStudied } from '@/lib/content/studies/study-list'

/** Five studies at length: institution, year, findings, methodology, impact. As articles, for reader views. */
export function FeaturedStudies() {
  return (
    <div>
      {hub.featured.map(({ study, institution, year, category, impact, contestedBy }) => {
        const found = findStudy(study)
        return (
          <article key={study} className="split hairline-top gap-y-4 py-8">
            <section className="md:col-span-5">
              <h3 className="text-lg">
                <a className="underline-offset-4 hover:underline" rel="noopener" href={found.url}>
                  {found.title}
                </a>
              </h3>
              <p className="numerals mt-2 text-sm text-soft">{`${institution}, ${year}`}</p>
              <Badges labels={[category, `${impact} impact`, ...(contestedBy ? ['Contested'] : [])]} className="mt-3" />
            </section>
            <dl className="measure space-y-4 md:col-span-7">
              <div>
                <dt className="font-semibold">Findings</dt>
                <dd>{found.plain}</dd>
              </div>
              <div>
                <dt className="font-semibold">Methodology</dt>
                <dd>{howStudied(found)}</dd>
              </div>
              {contestedBy && (
                <div>
                  <dt className="font-semibold">Not reproduced by</dt>
                  <dd>
                    <a className="link" rel="noopener" href={findStudy(contestedBy).url}>
                      {shortCitation(findStudy(contestedBy))}
                    </a>
                  </dd>
                </div>
              )}
            </dl>
          </article>
        )
      })}
    </div>
  )
}
