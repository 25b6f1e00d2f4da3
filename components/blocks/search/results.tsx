import { spokenTags } from '@/components/affirmation/tags'
import { AffirmationRow } from '@/components/blocks/affirmation/affirmation-row'
import { ArrowLink } from '@/components/ui/arrow-link'
import { ButtonLink, ButtonRow } from '@/components/ui/button'
import { SplitSection } from '@/components/ui/section'
import { searchPage } from '@/content/pages/search'
import { findSituation } from '@/lib/content/situations'
import type { Marked } from '@/lib/search/marks'
import { type SearchGroup, type SearchHit, type SearchRequest, searchPath } from '@/lib/search/search'
import type { IsTyped } from './typed-words'

interface SearchGroupsProps {
  search: SearchRequest
  groups: SearchGroup[]
  isTyped: IsTyped
}

/** The results of a search, by kind. */
export function SearchGroups({ search, groups, isTyped }: SearchGroupsProps) {
  return groups.map((group) => (
    <SplitSection
      name={group.kind}
      key={group.kind}
      className="hairline-top gap-y-3 pt-5 md:pt-8"
      title={searchPage.kinds[group.kind]}
    >
      {group.kind === 'affirmations' ? (
        <Affirmations hits={group.hits} isTyped={isTyped} />
      ) : (
        <Pages hits={group.hits} isTyped={isTyped} />
      )}
      {search.kind ? (
        <Turn search={search} hasMore={group.hasMore} />
      ) : (
        group.hasMore && <More search={search} group={group} />
      )}
    </SplitSection>
  ))
}

/** What it is for and a tag, or two tags: a phone has one line for them. */
const NOTES = 2

function Affirmations({ hits, isTyped }: { hits: SearchHit[]; isTyped: IsTyped }) {
  return (
    <ol className="rows max-w-none">
      {hits.map(({ href, title, affirmation }) => {
        const situation = findSituation(affirmation?.audience ?? null)?.label
        return (
          <AffirmationRow
            key={href}
            affirmation={affirmation}
            text={<MarkedText parts={title} isTyped={isTyped} isTitle />}
            situation={situation}
            tags={affirmation && spokenTags(affirmation.tags).slice(0, situation ? NOTES - 1 : NOTES)}
          />
        )
      })}
    </ol>
  )
}

function Pages({ hits, isTyped }: { hits: SearchHit[]; isTyped: IsTyped }) {
  return (
    <ul>
      {hits.map(({ href, title, excerpt, note }) => (
        <li
          key={href}
          className="hairline-top py-4 first:border-0 first:pt-0 md:grid md:grid-cols-[minmax(0,1fr)_auto] md:items-baseline md:gap-x-8"
        >
          <h3 className="text-lg">
            <a href={href} className="underline-offset-4 hover:underline">
              <MarkedText parts={title} isTyped={isTyped} isTitle />
            </a>
          </h3>
          <p className="text-sm text-soft">{note}</p>
          <p className="measure mt-1 md:col-span-2 md:text-sm">
            <MarkedText parts={fromSentence(excerpt)} isTyped={isTyped} />
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

/** An excerpt without the end of the sentence before it. */
function fromSentence(parts: Marked[]): Marked[] {
  const [cut, before, ...others] = parts
  const end = before?.isFound ? undefined : before?.text.match(/[.?!][”’)]*\s+/)
  if (cut?.text !== '…' || !before || !end) return parts
  return [{ ...before, text: before.text.slice((end.index ?? 0) + end[0].length) }, ...others]
}

/**
 * A text in which the words that were searched for are marked, and those that are only related to them underlined. In a title only to the eye: a screen reader would say
 * “highlight start” and “highlight end” in the middle of a name.
 */
function MarkedText({ parts, isTyped, isTitle }: { parts: Marked[]; isTyped: IsTyped; isTitle?: boolean }) {
  let start = 0
  return parts.map(({ text, isFound }) => {
    start += text.length
    return isFound ? (
      <mark
        key={start}
        role={isTitle ? 'none' : undefined}
        className={`text-inherit ${isTyped(text) ? 'rounded-xs sky-daily bg-[color-mix(in_oklab,var(--sky-from)_45%,var(--paper))]' : 'bg-transparent underline decoration-dotted underline-offset-4'}`}
      >
        {text}
      </mark>
    ) : (
      text
    )
  })
}
