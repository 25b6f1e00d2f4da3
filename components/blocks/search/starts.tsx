import { HelpLink } from '@/components/blocks/help/help-link'
import { LinkRow } from '@/components/blocks/navigation/link-row'
import { ButtonLink, ButtonRow } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { messageLines } from '@/content/message-lines'
import { searchPage } from '@/content/pages/search'
import { routes } from '@/lib/routes'
import { type SearchRequest, searchPath } from '@/lib/search/search'

const { starts, nothing } = searchPage

/** The page without a search: words to start with, and places to go. */
export function SearchStarts() {
  return (
    <Section name="starts" title={starts.title} heading="text-2xl">
      <SearchWords />
      <ul className="mt-8 grid gap-x-10 sm:grid-cols-2">
        {starts.links.map(({ label, text, href }) => (
          <LinkRow key={href} href={href} title={label} text={text} />
        ))}
      </ul>
    </Section>
  )
}

/** Nothing found: one line, and what to try. */
export function NothingFound({ search: { query, page, kind, category } }: { search: SearchRequest }) {
  const { title, tip, narrowed } = nothing
  const { slug, text } = messageLines.nothingFound
  return (
    <Section
      name="nothing"
      title={
        page > 1 ? (
          'There are no more results'
        ) : (
          <>
            {title} for “<bdi>{query}</bdi>”
          </>
        )
      }
      heading="font-sans text-base"
    >
      <p className="serif mt-6 text-3xl leading-tight md:text-5xl">
        <a href={routes.affirmation(slug)} className="underline-offset-8 hover:underline">
          {text}
        </a>
      </p>
      <p className="mt-6">{kind || category ? narrowed : tip}</p>
      <SearchWords />
      <p className="mt-4">
        <HelpLink />
      </p>
    </Section>
  )
}

function SearchWords() {
  return (
    <ButtonRow className="mt-5">
      {starts.words.map((word) => (
        <ButtonLink
          key={word}
          href={searchPath({ query: word })}
          rel="nofollow"
          variant="quiet"
          className="px-4 text-sm"
        >
          {word}
        </ButtonLink>
      ))}
    </ButtonRow>
  )
}
