import { spokenTags } from '@/components/affirmation/tags'
import { AffirmationRow } from '@/components/blocks/affirmation/affirmation-row'
import { ArrowLink } from '@/components/ui/arrow-link'
import { ButtonLink, ButtonRow } from '@/components/ui/button'
import { SplitSection } from '@/components/ui/section'
import { searchPage } from '@/content/pages/search'
import { findSituation } from '@/lib/content/situations'
import type { Marked } from '@/lib/search/marks'
import { type SearchGroup, type SearchHit, type SearchRequest, searchPath } from '@/lib/search/search'

/** The results of a search, by kind. */
export function SearchGroups({ search, groups }: { search: SearchRequest; groups: SearchGroup[] }) {
  return groups.map((group) => (
    <SplitSection
      name={group.kind}
      key={group.kind}
      className="hairline-top gap-y-3 pt-5 md:pt-8"
      title={searchPage.kinds[group.kind]}
    >
      {group.kind === 'affirmations' ? <Affirmations hits={group.hits} /> : <Pages hits={group.hits} />}
      {search.kind ? (
        <Turn search={search} hasMore={group.hasMore} />
      ) : (
        group.hasMore && <More search={search} group={group} />
      )}
    </SplitSection>
  ))
}

function Affirmations({ hits }: { hits: SearchHit[] }) {
  return (
    <ol className="rows">
      {hits.map(({ href, title, affirmation }) => (
        <AffirmationRow
          key={href}
          affirmation={affirmation}
          text={<MarkedText parts={title} isTitle />}
          situation={findSituation(affirmation?.audience ?? null)?.label}
          tags={affirmation && spokenTags(affirmation.tags)}
        />
      ))}
    </ol>
  )
}

function Pages({ hits }: { hits: SearchHit[] }) {
  return (
    <ul>
      {hits.map(({ href, title, excerpt, note }) => (
        <li key={href} className="hairline-top py-4 first:border-0 first:pt-0">
          <h3 className="text-lg">
            <a href={href} className="underline-offset-4 hover:underline">
              <MarkedText parts={title} isTitle />
            </a>
          </h3>
          <p className="text-sm text-soft">{note}</p>
          <p className="measure mt-1 md:text-sm">
            <MarkedText parts={excerpt} />
          </p>
        </li>
      ))}
    </ul>
  )
}

function More({ search: { query, category }, group: { kind } }: { search: SearchRequest; group: SearchGroup }) {
  return (
    <ArrowLink href={searchPath({ query, kind, category })} className="mt-2 font-semibold text-sm">
      {`More ${searchPage.kinds[kind].toLowerCase()}`}
    </ArrowLink>
  )
}

function Turn({ search, hasMore }: { search: SearchRequest; hasMore: boolean }) {
  const { page } = search
  return (
    (page > 1 || hasMore) && (
      <nav aria-label="Pages of results" className="no-print mt-6">
        <ButtonRow>
          {page > 1 && (
            <ButtonLink href={searchPath({ ...search, page: page - 1 })} rel="nofollow" variant="quiet">
              Previous page
            </ButtonLink>
          )}
          {hasMore && (
            <ButtonLink href={searchPath({ ...search, page: page + 1 })} rel="nofollow" variant="quiet">
              Next page
            </ButtonLink>
          )}
        </ButtonRow>
      </nav>
    )
  )
}

/**
 * A text in which the words that were searched for are marked. In a title only to the eye: a screen reader would say
 * “highlight start” and “highlight end” in the middle of a name.
 */
function MarkedText({ parts, isTitle }: { parts: Marked[]; isTitle?: boolean }) {
  let start = 0
  return parts.map(({ text, isFound }) => {
    start += text.length
    return isFound ? (
      <mark key={start} role={isTitle ? 'none' : undefined} className="rounded-xs bg-current/10 text-inherit">
        {text}
      </mark>
    ) : (
      text
    )
  })
}
