import { Sky } from '@/components/affirmation/sky'
import { HelpRow } from '@/components/blocks/help/help-row'
import { LinkRow } from '@/components/blocks/navigation/link-row'
import { HelpNowLink } from '@/components/layout/help-now-link'
import { ButtonLink, ButtonRow } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { searchPage } from '@/content/pages/search'
import { categories } from '@/content/taxonomy'
import { routes } from '@/lib/routes'
import { type SearchRequest, type SearchResults, searchPath } from '@/lib/search/search'

const { starts, nothing } = searchPage

/** The page without a search: words to start with, and places to go. */
export function SearchStarts() {
  return (
    <Section name="starts" title={starts.title} heading="text-heading">
      <SearchWords />
      <LifeAreas />
      <ul className="mt-8 grid gap-x-10 sm:grid-cols-2">
        {starts.links.map(({ label, text, href }) => (
          <LinkRow key={href} href={href} title={label} text={text} />
        ))}
      </ul>
    </Section>
  )
}

interface NothingFoundProps {
  search: SearchRequest
  unknown: SearchResults['unknown']
}

/**
 * Nothing found: right below that someone to talk to, then what to try, and where to browse. No affirmation stands here: it might answer a cry for help,
 * which may be in a language that is not known here.
 */
export function NothingFound({ search: { query, page, kind, category }, unknown }: NothingFoundProps) {
  const { title, tip, narrowed } = nothing
  const isNarrowed = Boolean(kind || category)
  const mayBeCryForHelp = page === 1 && (!isNarrowed || unknown.length > 0)
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
      heading="text-heading wrap-anywhere"
    >
      {mayBeCryForHelp ? (
        <HelpRow />
      ) : (
        <p className="mt-2">
          <HelpNowLink />
        </p>
      )}
      <p className="mt-4">{isNarrowed ? narrowed : tip}</p>
      <SearchWords />
      <LifeAreas />
    </Section>
  )
}

/** The six skies, each a way to browse. */
function LifeAreas() {
  return (
    <ul
      aria-label="Life areas"
      className="mt-8 grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1 sm:grid-cols-3 lg:grid-cols-6 lg:gap-0"
    >
      {categories.map(({ name, displayName }) => (
        <li key={name} className="group">
          <Sky
            category={name}
            seed={`card-${name}`}
            shape="narrow"
            className="aspect-square rounded-field lg:aspect-3/4 lg:rounded-none lg:group-first:rounded-l-field lg:group-last:rounded-r-field"
          >
            <a
              href={routes.category(name)}
              className="row-title block p-3 underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {displayName}
            </a>
          </Sky>
        </li>
      ))}
    </ul>
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
