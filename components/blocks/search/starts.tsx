import { HelpLink } from '@/components/blocks/help/help-link'
import { LinkRow } from '@/components/blocks/navigation/link-row'
import { ButtonLink, ButtonRow } from '@/components/ui/button'
import { searchPage } from '@/content/search'
import { type SearchRequest, searchPath } from '@/lib/search/search'

const { starts, nothing } = searchPage

/** The page without a search: words to start with, and places to go. */
export function SearchStarts() {
  return (
    <section aria-labelledby="starts-title">
      <h2 id="starts-title" className="text-2xl">
        {starts.title}
      </h2>
      <SearchWords />
      <ul className="mt-8 grid gap-x-10 sm:grid-cols-2">
        {starts.links.map(({ label, text, href }) => (
          <LinkRow key={href} href={href} title={label} text={text} />
        ))}
      </ul>
    </section>
  )
}

/** Nothing found: what to try. */
export function NothingFound({ search: { query, page, kind, category } }: { search: SearchRequest }) {
  const tips = kind || category ? [nothing.narrowed, ...nothing.tips] : nothing.tips
  return (
    <section aria-labelledby="nothing-title">
      <h2 id="nothing-title" className="text-2xl">
        {page > 1 ? 'There are no more results' : `${nothing.title} for “${query}”`}
      </h2>
      <ul className="measure mt-3 list-disc space-y-1 pl-5">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <SearchWords />
      <HelpLink />
    </section>
  )
}

function SearchWords() {
  return (
    <ButtonRow className="mt-5">
      {starts.words.map((word) => (
        <ButtonLink key={word} href={searchPath({ query: word })} rel="nofollow" variant="quiet">
          {word}
        </ButtonLink>
      ))}
    </ButtonRow>
  )
}
