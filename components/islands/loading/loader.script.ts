/**
 * The script that every page begins with. It loads the others once the page has been painted: until then, the connection
 * belongs to what the page is painted from. Elements name those scripts in `data-script`; a script may expect the page to be
 * parsed. For each such element, the last click on a button of its script is remembered until that has run, and repeated then.
 */
import { whenPainted, whenParsed } from './when-ready'

/** Buttons of the site script, which the `<script>` element of the loader names. */
const SITE_BUTTONS = '[data-action], button[data-print]'
/** Buttons of the script that the element around them names. */
const PART_BUTTONS = '[data-generate]'

/** The elements whose scripts have run. */
const loaded = new Set<Element>()
/** By the element that names its script: the button that was clicked last before the script could handle it. */
const clicked = new Map<Element, HTMLElement>()

function remember({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>(`${SITE_BUTTONS}, ${PART_BUTTONS}`)
  const element = button?.matches(SITE_BUTTONS)
    ? document.querySelector('script[data-script]')
    : button?.closest('[data-script]')
  if (button && element && !loaded.has(element)) clicked.set(element, button)
}

async function load(element: HTMLElement): Promise<void> {
  await import(element.dataset.script ?? '')
  loaded.add(element)
  clicked.get(element)?.click()
}

document.addEventListener('click', remember)
whenPainted(() => whenParsed(() => document.querySelectorAll<HTMLElement>('[data-script]').forEach(load)))
