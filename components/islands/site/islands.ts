import type { IslandModule } from '../island'
import { notify, notifyError } from '../notify'
import { CLICK_WITHIN_MS } from '../press'
import { loadModule } from './load-module'
import { showPending } from './pending'

/** A touch that says that the visitor is about to use a form. */
const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const

/** The tools: forms that work as they are, and that React takes over once they are touched. */
export function startIslands(): void {
  const roots = document.querySelectorAll<HTMLElement>('[data-island]')
  if (roots.length === 0) return
  const isPressed = watchPresses()
  for (const root of roots) {
    const form = root.querySelector('form')
    if (form) startIsland(root, form, isPressed)
  }
}

/**
 * A submit that comes before the island shows as pending at once, and is handed over to it. If the island does not come,
 * the browser sends the form itself.
 */
function startIsland(root: HTMLElement, form: HTMLFormElement, isPressed: () => boolean): void {
  const listening = new AbortController()
  const { signal } = listening
  let isLoading = false
  let submittedAt: number | undefined
  let showIdle = () => {}

  const mount = (module: IslandModule) => {
    listening.abort()
    // The island begins with the form as the server has sent it.
    showIdle()
    if (form.dataset.requires) setDisabled(form, false)
    module.mount(root, { submittedAt, isPressed: isPressed() })
  }
  const load = () => {
    if (isLoading) return
    isLoading = true
    loadModule<IslandModule>(root.dataset.island ?? '')
      .then(mount)
      .catch(giveUp)
  }
  const giveUp = () => {
    isLoading = false
    if (submittedAt === undefined) return
    submittedAt = undefined
    showIdle()
    if (navigator.onLine) form.submit()
    else notifyError(form.dataset.failure ?? '')
  }

  for (const touch of TOUCHES) root.addEventListener(touch, load, { signal, passive: true })
  form.addEventListener(
    'submit',
    (event) => {
      // A file to download comes from the server.
      if (event.submitter?.hasAttribute('name')) return
      event.preventDefault()
      if (submittedAt !== undefined) return
      if (!isComplete(form)) {
        notify({ kind: 'error', title: form.dataset.missing ?? '', description: form.dataset.missingText ?? '' })
        return
      }
      submittedAt = performance.now()
      showIdle = showPending(form)
      load()
    },
    { signal }
  )

  const update = () => {
    if (form.dataset.requires) setDisabled(form, !isComplete(form))
  }
  form.addEventListener('change', update, { signal })
  // Filled in before this script came, or restored by going back or by loading anew.
  const look = () => {
    update()
    if ([...form.elements].some(isChanged)) load()
  }
  addEventListener('pageshow', look, { signal })
  look()
}

/** @returns whether a key, a button of the mouse or a finger is down, or has just been let go: its click is still to come */
function watchPresses(): () => boolean {
  let isDown = false
  let releasedAt = 0
  for (const press of ['pointerdown', 'keydown']) {
    document.addEventListener(press, () => {
      isDown = true
    })
  }
  for (const release of ['pointerup', 'pointercancel', 'keyup']) {
    document.addEventListener(release, () => {
      isDown = false
      releasedAt = performance.now()
    })
  }
  return () => isDown || performance.now() - releasedAt < CLICK_WITHIN_MS
}

/** Whether each group of radios that the form needs has a choice. */
function isComplete(form: HTMLFormElement): boolean {
  const data = new FormData(form)
  return (form.dataset.requires?.split(' ') ?? []).every((name) => data.has(name))
}

function setDisabled(form: HTMLFormElement, isDisabled: boolean): void {
  const button = form.querySelector<HTMLButtonElement>('button[data-pending]')
  if (button) button.disabled = isDisabled
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected && option.index > 0)
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (!(control instanceof HTMLInputElement)) return false
  return control.value !== control.defaultValue || control.checked !== control.defaultChecked
}
