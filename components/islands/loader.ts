/**
 * The script that every page begins with. It loads the others once the page has been painted: until then, the connection
 * belongs to what the page is painted from. Elements name them in `data-script`, and each may expect the page to be parsed.
 */
import { whenPainted } from './when-painted'
import { whenParsed } from './when-parsed'

/** The controls that do nothing without these scripts. Links, forms and menus work at any time. */
const CONTROLS = '[data-action], [data-favorite], [data-generate], [data-print]'

/** The control that was clicked last before a script could handle it; null if the last click was elsewhere. */
let clicked: HTMLElement | null = null

function remember({ target }: Event): void {
  clicked = (target as Element).closest<HTMLElement>(CONTROLS)
}

async function load(): Promise<void> {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-script]')]
  const imports = elements.map(({ dataset }) => import(dataset.script ?? '').catch(reportError))
  await Promise.race(imports)
  // A script that has run handles clicks itself: one that is remembered now would be done twice.
  document.removeEventListener('click', remember)
  await Promise.all(imports)
  clicked?.click()
}

document.addEventListener('click', remember)
whenPainted(() => whenParsed(load))
