import { CountryHelplines } from '@/components/blocks/help/helplines'
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
 * Nothing found: someone to talk to, what to try, and where to browse. No affirmation stands here: it might answer a cry for help,
 * which may be in a language that is not known here.
 */
export function NothingFound({ search: { query, page, kind, category }, unknown }: NothingFoundProps) {
  const { talk, title, tip, narrowed } = nothing
  const isNarrowed = Boolean(kind || category)
  const mayBeCryForHelp = page === 1 && (!isNarrowed || unknown.length > 0)
  return (
    <>
      {mayBeCryForHelp && (
        <Section name="talk" title={talk.title} intro={talk.text} heading="text-heading" className="max-w-3xl">
          <div className="mt-4">
            <CountryHelplines country="International" />
          </div>
          <p className="mt-2">
            <HelpNowLink />
          </p>
        </Section>
      )}
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
        <p className="mt-6">{isNarrowed ? narrowed : tip}</p>
        {!mayBeCryForHelp && (
          <p className="mt-2">
            <HelpNowLink />
          </p>
        )}
        <SearchWords />
        <LifeAreas />
      </Section>
    </>
  )
}

/** The six skies, each a way to browse. */
function LifeAreas() {
  return (
    <ul aria-label="Life areas" className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-5">
      {categories.map(({ name, displayName }) => (
        <li key={name}>
          <a href={routes.category(name)} className="group/link block">
            <span aria-hidden="true" className={`sky sky-${name} sky-thumbnail block h-16 rounded-field md:h-24`} />
            <span className="mt-2 block underline-offset-4 group-hover/link:underline">{displayName}</span>
          </a>
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
