import { notifyError } from '../toasts/notify'
import { loadModule } from './load-module'
import { showPending } from './pending'
import { whenReleased } from './when-ready'

type Hydration = typeof import('./hydrate-island')
type IslandModule = { default: Parameters<Hydration['hydrateIsland']>[1] }

/** Events that show that the visitor is about to use a form. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/** Starts the tools: forms that work without scripts, and that React hydrates at the first touch. */
export function startIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const form = root.querySelector('form')
    if (form) startIsland(root, form)
  }
}

/**
 * If the form is submitted before its island has loaded, it shows as pending at once and the island handles the submit. If
 * the island cannot be loaded, the browser sends the form itself.
 */
function startIsland(root: HTMLElement, form: HTMLFormElement): void {
  const listening = new AbortController()
  const { signal } = listening
  const button = form.querySelector<HTMLButtonElement>('button[data-pending]')
  let isLoading = false
  let isSubmitted = false
  let showIdle = () => {}

  const hydrate = async ([{ hydrateIsland }, island]: [Hydration, IslandModule]) => {
    await whenReleased()
    listening.abort()
    // Hydration needs the form as the server has rendered it.
    showIdle()
    if (button) button.disabled = false
    hydrateIsland(root, island.default)
    if (isSubmitted) root.querySelector('form')?.requestSubmit()
  }
  const load = () => {
    if (isLoading) return
    isLoading = true
    Promise.all([
      loadModule<Hydration>(root.dataset.hydration ?? ''),
      loadModule<IslandModule>(root.dataset.island ?? '')
    ])
      .then(hydrate)
      .catch(giveUp)
  }
  const giveUp = () => {
    isLoading = false
    if (!isSubmitted) return
    isSubmitted = false
    showIdle()
    // It puts the words of the button back, which would lose the click of a next press.
    showIdle = () => {}
    if (navigator.onLine) form.submit()
    else notifyError(form.dataset.failure ?? '')
  }

  for (const touch of TOUCHES) root.addEventListener(touch, load, { signal, passive: true })
  form.addEventListener(
    'submit',
    (event) => {
      // The button with a name requests a file from the server, which only the browser itself can download.
      if (event.submitter?.hasAttribute('name')) return
      event.preventDefault()
      if (isSubmitted) return
      isSubmitted = true
      showIdle = showPending(form)
      load()
    },
    { signal }
  )

  const update = () => {
    if (button) button.disabled = !isComplete(form)
  }
  form.addEventListener('change', update, { signal })
  // The form may have been filled in before this script ran, or restored by the browser.
  addEventListener('pageshow', update, { signal })
  update()
  if (root.contains(document.activeElement)) load()
}

/** Returns true if each required group of radios has a choice. */
function isComplete(form: HTMLFormElement): boolean {
  const data = new FormData(form)
  return (form.dataset.requires?.split(' ') ?? []).every((name) => data.has(name))
}
