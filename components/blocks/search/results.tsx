import { RowActions } from '@/components/affirmation/actions'
import { Sky } from '@/components/affirmation/sky'
import { spokenTags } from '@/components/affirmation/tags'
import { AffirmationRow } from '@/components/blocks/affirmation/affirmation-row'
import { ArrowLink } from '@/components/ui/arrow-link'
import { ButtonLink, ButtonRow } from '@/components/ui/button'
import { SplitSection } from '@/components/ui/section'
import { searchPage } from '@/content/pages/search'
import type { Affirmation } from '@/lib/affirmations/types'
import { findSituation } from '@/lib/content/situations'
import { routes } from '@/lib/routes'
import type { Marked } from '@/lib/search/marks'
import { type SearchHit, type SearchRequest, type SearchResults, searchPath } from '@/lib/search/search'
import type { IsTyped } from './typed-words'

interface SearchGroupsProps {
  search: SearchRequest
  results: SearchResults
  isTyped: IsTyped
}

/** The results of a search, by kind; above them the page that is about it, as a row. */
export function SearchGroups({ search, results: { lead, groups, distress }, isTyped }: SearchGroupsProps) {
  const hasCard = !search.kind && !distress
  return (
    <>
      {lead && (
        <h2 className="flex flex-wrap items-baseline gap-x-4 font-sans text-lg">
          <a href={lead.href} className="inline-block min-h-6 underline-offset-4 hover:underline">
            <MarkedText parts={lead.title} isTyped={isTyped} isTitle />
          </a>
          <small className="text-sm text-soft">{lead.note}</small>
        </h2>
      )}
      {groups.map((group, index) => (
        <SplitSection
          name={group.kind}
          key={group.kind}
          className={`gap-y-3 ${index > 0 || lead ? 'hairline-top pt-5 md:pt-8' : ''}`.trimEnd()}
          title={searchPage.kinds[group.kind]}
        >
          {group.kind === 'affirmations' ? (
            <Affirmations hits={group.hits} isTyped={isTyped} hasCard={hasCard && index === 0} />
          ) : (
            <ul>
              {group.hits.map((hit) => (
                <PageRow key={hit.href} hit={hit} isTyped={isTyped} />
              ))}
            </ul>
          )}
          {search.kind ? (
            <Turn search={search} hasMore={group.hasMore} />
          ) : (
            group.hasMore && (
              <ArrowLink
                href={searchPath({ query: search.query, kind: group.kind, category: search.category })}
                className="mt-2 font-semibold text-sm"
              >
                {`More ${searchPage.kinds[group.kind].toLowerCase()}`}
              </ArrowLink>
            )
          )}
        </SplitSection>
      ))}
    </>
  )
}

interface AffirmationsProps {
  hits: SearchHit[]
  isTyped: IsTyped
  /** True if the first of them stands on its sky. */
  hasCard: boolean
}

function Affirmations({ hits, isTyped, hasCard }: AffirmationsProps) {
  const best = hasCard ? hits[0] : undefined
  return (
    <>
      {best?.affirmation && <BestAffirmation affirmation={best.affirmation} />}
      <ol className="rows max-w-none">
        {hits
          .filter((hit) => hit !== best)
          .map(({ href, title, affirmation }) => {
            const situation = findSituation(affirmation?.audience ?? null)?.label
            return (
              <AffirmationRow
                key={href}
                affirmation={affirmation}
                text={<MarkedText parts={title} isTyped={isTyped} isTitle />}
                situation={situation}
                // A phone has one line for two notes.
                tags={affirmation && spokenTags(affirmation.tags).slice(0, situation ? 1 : 2)}
              />
            )
          })}
      </ol>
    </>
  )
}

/** The best of the affirmations on its sky, as a card of the favorites is: no mark stands on it. */
function BestAffirmation({ affirmation }: { affirmation: Affirmation }) {
  const { id, slug, text, category, audience } = affirmation
  const situation = findSituation(audience)?.label
  return (
    <div data-affirmation={id} data-category={category} className="mb-3">
      <Sky
        category={category}
        seed={id}
        low={{ width: 1200, only: true }}
        className="flex flex-col rounded-field px-5 pt-5 [--inset:1.25rem]"
      >
        {situation && <small className="text-xs">{situation}</small>}
        <a
          href={routes.affirmation(slug)}
          data-text={text}
          className="serif text-balance text-heading underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {text}
        </a>
        <div className="relative -ml-3 self-start [&>.row-actions]:text-inherit [&>.row-actions]:opacity-100">
          <RowActions />
        </div>
      </Sky>
    </div>
  )
}

function PageRow({ hit: { href, title, excerpt, note }, isTyped }: { hit: SearchHit; isTyped: IsTyped }) {
  return (
    <li className="hairline-top py-4 first:border-0 first:pt-0 md:grid md:grid-cols-[minmax(0,1fr)_auto] md:items-baseline md:gap-x-8">
      <h3 className="text-lg">
        <a href={href} className="underline-offset-4 hover:underline">
          <MarkedText parts={title} isTyped={isTyped} isTitle />
        </a>
      </h3>
      <p className="text-sm text-soft">{note}</p>
      {excerpt.length > 0 && (
        <p className="measure mt-1 leading-normal md:col-span-2">
          <MarkedText parts={excerpt} isTyped={isTyped} />
        </p>
      )}
    </li>
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
 * A text in which the words that were searched for are marked, not those that are only related to them. In a title only to the eye: a
 * screen reader would say “highlight start” and “highlight end” in the middle of a name.
 */
function MarkedText({ parts, isTyped, isTitle }: { parts: Marked[]; isTyped: IsTyped; isTitle?: boolean }) {
  let start = 0
  return parts.map(({ text, isFound }) => {
    start += text.length
    return isFound && isTyped(text) ? (
      <mark
        key={start}
        role={isTitle ? 'none' : undefined}
        className="sky-daily rounded-xs bg-[color-mix(in_oklab,var(--sky-from)_45%,var(--paper))] text-inherit"
      >
        {text}
      </mark>
    ) : (
      text
    )
  })
}
