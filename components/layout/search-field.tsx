import { Icon } from '@/components/ui/icon'
import { SEARCH_LENGTH } from '@/content/pages/search'
import { routes } from '@/lib/routes'
import assets from './assets.json'

interface SearchFieldProps {
  /** The id of the input. That of its suggestions ends with `-suggestions`. */
  id: string
  /** The name of the search landmark: a page may have two. */
  label: string
  /** The query that was searched for. */
  value?: string
  /** Shown as long as it is empty. */
  example?: string
  /** Filters that the next search keeps. */
  hidden?: Record<string, string>
  /** Gives it the focus, on a page that is nothing but a place to search. */
  focused?: boolean
}

/**
 * A form that leads to /search, with or without scripts. At the first focus the site script loads the suggestions:
 * components/islands/search/suggestions.script.ts.
 */
export function SearchField({ id, label, value, example = 'Search', hidden = {}, focused = false }: SearchFieldProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: Chrome 111 and Safari 16 do not know <search>, and its form would still be needed.
    <form
      role="search"
      aria-label={label}
      action={routes.search()}
      className="search-field relative"
      data-suggest={assets.suggestions[0]}
    >
      <label htmlFor={id} className="sr-only">
        Search affirmations and guides
      </label>
      <input
        id={id}
        type="search"
        name="q"
        dir="auto"
        defaultValue={value}
        // biome-ignore lint/a11y/noAutofocus: who has come to search would press Tab thirteen times, or touch it once more.
        autoFocus={focused}
        maxLength={SEARCH_LENGTH}
        placeholder={example}
        autoComplete="off"
        enterKeyHint="search"
        className="field appearance-none pr-11 placeholder:text-soft placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden"
      />
      {Object.entries(hidden).map(([name, kept]) => (
        <input key={name} type="hidden" name={name} value={kept} />
      ))}
      <button
        type="submit"
        aria-label="Search"
        className="absolute top-0 right-0 grid size-11 cursor-pointer place-items-center text-ink rounded-field -outline-offset-4"
      >
        <Icon name="search" />
      </button>
    </form>
  )
}
