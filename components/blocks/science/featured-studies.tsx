import { Badges } from '@/components/ui/badges'
import { hub } from '@/content/science/hub'
import { findStudy, shortCitation } from '@/lib/content/studies/citations'
import { howStudied } from '@/lib/content/studies/study-list'
import { unbroken } from '@/lib/content/text/unbroken'
import { Rest } from '../text/rest'

/**
 * Five studies at length: institution, year, findings, methodology, impact. They are articles, not list items, because reader
 * views drop list items like these.
 */
export function FeaturedStudies() {
  return (
    <div>
      {hub.featured.map(({ study, institution, year, category, impact, contestedBy }) => {
        const found = findStudy(study)
        return (
          <article key={study} className="split hairline-top gap-y-2 py-3 md:py-8">
            <section className="md:col-span-5">
              <h3 className="md:text-lg">
                <a className="underline-offset-4 hover:underline" rel="noopener" href={found.url}>
                  {unbroken(found.title)}
                </a>
              </h3>
              <Badges
                labels={[
                  `${institution}, ${year}`,
                  category,
                  `${impact} impact`,
                  ...(contestedBy ? ['Contested'] : [])
                ]}
                className="mt-1 text-soft md:mt-2"
              />
            </section>
            <div className="leading-normal md:col-span-7 md:leading-[inherit]">
              <dl className="measure pr-9">
                <dt className="sr-only">Findings</dt>
                <dd>{found.short}</dd>
              </dl>
              <Rest isItem of={`Findings in full, and methodology: ${found.title}`}>
                <p className="measure mb-4">{found.plain}</p>
                <dl className="measure space-y-4">
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
              </Rest>
            </div>
          </article>
        )
      })}
    </div>
  )
}
