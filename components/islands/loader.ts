/**
 * The script that every page begins with. It loads the others once the page has been painted: until then, the connection
 * belongs to what the page is painted from. An element names the script that it needs in `data-script`; the first of them is
 * the site script.
 */
import { whenPainted } from './when-painted'
import { whenParsed } from './when-parsed'

/** What does nothing without the scripts that are loaded here. Links, forms and menus work at any time. */
const CONTROL = '[data-action], [data-favorite], [data-generate], [data-print]'

/** What was clicked last, before there was a script to hear it. */
let clicked: HTMLElement | null = null

function remember({ target }: Event): void {
  clicked = (target as Element).closest<HTMLElement>(CONTROL)
}

async function load(): Promise<void> {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-script]')]
  const scripts = elements.map(({ dataset }) => import(dataset.script ?? '').catch(reportError))
  // From now on a click may be heard, and would be done twice.
  await Promise.race(scripts)
  document.removeEventListener('click', remember)
  await Promise.all(scripts)
  clicked?.click()
}

document.addEventListener('click', remember)
whenPainted(() => whenParsed(load))
