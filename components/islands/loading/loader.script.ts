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

/** Tells the style sheet the visitor's hour, as a share of the day: components/layout/horizon.css draws the sun there. */
function setHour(): void {
  const now = new Date()
  const minutes = now.getHours() * 60 + now.getMinutes()
  document.documentElement.style.setProperty('--hour', String(minutes / 14.4))
}

document.addEventListener('click', remember)
// Before the first paint, so that the sun does not move. In development Next would report a changed document.
if (process.env.NODE_ENV === 'development') whenParsed(setHour)
else setHour()
// The page may come back from the back/forward cache hours later.
addEventListener('pageshow', ({ persisted }) => persisted && setHour())
whenPainted(() => whenParsed(() => document.querySelectorAll<HTMLElement>('[data-script]').forEach(load)))
