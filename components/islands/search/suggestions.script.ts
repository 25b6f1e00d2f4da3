/**
 * Suggestions below a search field, as a combobox with a list (ARIA 1.2). Loaded at the first focus of a field. The form goes
 * on working by itself: whatever fails here shows nothing.
 */
import { linkTo } from '@/lib/links'

interface Suggestion {
  kind: keyof typeof KINDS
  title: string
  href: string
}

/** The words below a suggestion, by its kind. */
const KINDS = {
  help: 'Someone to talk to',
  guides: 'Guide',
  affirmations: 'Affirmation',
  offline: 'No connection: what you have read is still here'
}
/** A pause in typing after which the server is asked, in milliseconds. */
const PAUSE_MS = 180
const SHORTEST = 2

export function attachSuggestions(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type=search]')
  if (!input || input.role === 'combobox') return
  const list = document.createElement('div')
  list.id = `${input.id}-suggestions`
  list.className =
    'absolute inset-x-0 top-[calc(100%+0.25rem)] z-30 rounded-field border border-hairline bg-raised p-1.5 shadow-float lg:in-[.header-search]:left-auto lg:in-[.header-search]:w-88'
  list.role = 'listbox'
  list.ariaLabel = 'Suggestions'
  list.hidden = true
  const status = document.createElement('span')
  status.className = 'sr-only'
  status.role = 'status'
  form.append(list, status)
  input.role = 'combobox'
  input.ariaAutoComplete = 'list'
  input.setAttribute('aria-controls', list.id)
  input.ariaExpanded = 'false'

  let timer = 0
  let asking = new AbortController()
  let chosen = -1

  const options = () => [...list.children] as HTMLAnchorElement[]
  const choose = (index: number) => {
    chosen = index
    for (const [at, option] of options().entries()) option.ariaSelected = String(at === index)
    const id = options()[index]?.id
    if (id) input.setAttribute('aria-activedescendant', id)
    else input.removeAttribute('aria-activedescendant')
  }
  const close = () => {
    clearTimeout(timer)
    asking.abort()
    list.hidden = true
    input.ariaExpanded = 'false'
    status.textContent = ''
    choose(-1)
  }
  const show = (suggestions: Suggestion[]) => {
    list.replaceChildren(...suggestions.map((suggestion, index) => optionFor(`${list.id}-${index}`, suggestion)))
    choose(-1)
    list.hidden = suggestions.length === 0
    input.ariaExpanded = String(!list.hidden)
    const count = suggestions.length
    status.textContent = count === 0 ? 'No suggestions.' : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}.`
  }
  const ask = async () => {
    const query = input.value.trim()
    asking.abort()
    if (query.length < SHORTEST) return close()
    asking = new AbortController()
    const { signal } = asking
    try {
      const response = await fetch(`${linkTo('/api/search')}?${new URLSearchParams({ q: query })}`, { signal })
      if (!response.ok) return close()
      const { suggestions } = await response.json()
      if (!signal.aborted && form.contains(document.activeElement)) show(suggestions)
    } catch {
      // Asked again meanwhile, or there is no connection: the worker answers the form.
      if (signal.aborted) return
      const href = `${linkTo('/search')}?${new URLSearchParams({ q: query })}`
      show([{ kind: 'offline', title: `Search for “${query}”`, href }])
    }
  }

  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(ask, PAUSE_MS)
  })
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    const count = options().length
    if (event.key === 'Escape' && !list.hidden) {
      // The first Escape closes the list only, neither the menu nor clears the field.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (list.hidden) return void ask()
      // One step before the first and after the last is the field itself.
      const step = event.key === 'ArrowDown' ? 1 : -1
      choose(((chosen + 1 + step + count + 1) % (count + 1)) - 1)
    } else if (event.key === 'Enter' && !list.hidden && chosen >= 0) {
      event.preventDefault()
      options()[chosen]?.click()
    }
  })
  form.addEventListener('submit', close)
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!form.contains(relatedTarget as Node)) close()
  })
  // The field keeps the focus, so that the list stays until the click has come.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  if (input.value !== input.defaultValue) void ask()
}

function optionFor(id: string, { kind, title, href }: Suggestion): HTMLElement {
  const option = document.createElement('a')
  option.id = id
  option.className =
    'block min-h-11 rounded-field px-2.5 py-2 text-sm/snug hover:bg-sunk aria-selected:bg-sunk aria-selected:outline-2 aria-selected:-outline-offset-2'
  option.role = 'option'
  option.tabIndex = -1
  option.href = href
  const note = document.createElement('small')
  note.className = 'block text-soft text-xs/[inherit]'
  note.textContent = KINDS[kind]
  option.append(title, note)
  return option
}
