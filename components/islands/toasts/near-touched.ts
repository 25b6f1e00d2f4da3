import { linkTo } from '@/lib/links'
import type { ToastMessage } from './notify'

/** The widest toast and that of a window lower than `LOW_WINDOW`, in pixels: components/ui/toast.css has the same. */
const WIDTH = 420
const LOW_WIDTH = 320
const LOW_WINDOW = 480
/** The height of a toast by the number of its lines, and the room around it. */
const HEIGHT = { one: 60, two: 84, three: 108 }
const GAP = 10
const MARGIN = 16
/** The width of a character, and that of what stands beside the words. */
const CHARACTER = 7.6
const BESIDE = 68
/**
 * What a place costs, in pixels of distance: to cover what must be seen, to stand between a sentence and its buttons, to cover
 * the form that was sent, and another text. All but the last cost more than any distance on a screen.
 */
const COST = { kept: 1e5, between: 1e4, form: 5e3, text: 250 }
/** Other texts: sentences, and boxes to check. */
const TEXTS = 'main [data-text], main label, main .serif'
/** What a visitor has to read or is typing. */
const ERRORS_AND_FOCUS =
  'main [role=alert], main [id$="-error"], [aria-invalid=true], :is(input, textarea, select):focus'

export interface ToastPlace {
  /** The edge of the window that it is measured from. */
  edge: 'top' | 'bottom'
  offset: number
  right: number
}

let touched: Element | undefined

/** Remembers what was touched last. */
export function watchTouches(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      touched = (target as Element).closest('button, a, label, summary') ?? (target as Element)
    },
    { capture: true }
  )
}

/**
 * The place of a toast that is nearest to what was touched last and covers neither that, nor the sentence that it acts on, nor a primary
 * button, nor the way to help; undefined if what was touched is out of view or gone, or if there is no room: then it stands at the foot of the window.
 */
export function placeNearTouched({ title, description, answer }: ToastMessage): ToastPlace | undefined {
  if (answer) return placeOff(answer)
  // What has taken its place has the focus.
  const near = touched?.isConnected ? touched : document.activeElement
  if (!near || near === document.body) return undefined
  const header = headerBottom()
  const { clientWidth } = document.documentElement
  const width = toastWidth()
  const isShort = (title.length + description.length) * CHARACTER < width - BESIDE
  const height = isShort ? HEIGHT.one : HEIGHT.two
  const bar = near.closest('dialog')?.querySelector('.practice-controls')
  // In the middle above the bar of buttons at the foot of a dialog.
  if (bar) return { edge: 'bottom', offset: innerHeight - bar.getBoundingClientRect().top, right: middle() }
  const inView = ({ width, top, bottom }: DOMRect) => width > 0 && bottom > header && top < innerHeight
  const control = near.getBoundingClientRect()
  if (!inView(control)) return undefined
  const sentence = near.closest('[data-affirmation]')?.querySelector('[data-text]')
  const words = sentence ? wordsOf(sentence) : control
  const others = document.querySelectorAll(`main a[href="${linkTo('/help-now')}"], main .button-primary`)
  const kept = [control, words, ...Array.from(others, boxOf), ...errorsAndFocus()].filter(inView)
  const between = around(words, control)
  const form = near.closest('form')?.getBoundingClientRect()
  const row = near.closest('li, [data-affirmation]')?.getBoundingClientRect() ?? control
  const texts = Array.from(document.querySelectorAll(TEXTS), wordsOf).filter(inView)

  const lefts = [...kept, row]
    .flatMap(({ left, right }) => [left, left - GAP - width, right + GAP])
    .map((left) => Math.max(MARGIN, Math.min(left, clientWidth - MARGIN - width)))
  const tops = kept
    .concat(form ?? [], row)
    .flatMap(({ top, bottom }) => [bottom + GAP, top - GAP - height])
    .concat(innerHeight - MARGIN - height, (control.top + control.bottom - height) / 2)
    .filter((top) => top >= header && top + height <= innerHeight)
  const cost = (left: number, top: number) => {
    const covers = (rect: DOMRect) => isAcross(new DOMRect(left, top, width, height), rect)
    const beside = Math.max(left - control.right, control.left - left - width, 0)
    const away = Math.max(control.top - top - height, top - control.bottom, 0)
    return (
      kept.filter(covers).length * COST.kept +
      (covers(between) ? COST.between : 0) +
      (form && covers(form) ? COST.form : 0) +
      texts.filter(covers).length * COST.text +
      Math.hypot(beside, away)
    )
  }
  const [place] = tops
    .flatMap((top) => lefts.map((left) => ({ left, top, cost: cost(left, top) })))
    .sort((a, b) => a.cost - b.cost)
  if (!place) return undefined
  const right = clientWidth - place.left - width
  return place.top < control.top
    ? { edge: 'bottom', offset: innerHeight - place.top - height, right }
    : { edge: 'top', offset: place.top, right }
}

/** As low in the window as it covers nothing that is read or pressed in the answer, nor its light: in the middle, or on the right. */
function placeOff(answer: Element): ToastPlace | undefined {
  const header = headerBottom()
  const { clientWidth } = document.documentElement
  const width = toastWidth()
  const parts = Array.from(answer.querySelectorAll('h1, p, a, circle'), (part) => {
    if (!part.matches('circle')) return wordsOf(part)
    const { x, y, width } = part.getBoundingClientRect()
    // Only the middle of a light is bright.
    return new DOMRect(x + 0.4 * width, y + 0.4 * width, 0.2 * width, 0.2 * width)
  })
  const foot = innerHeight - HEIGHT.three - MARGIN
  const [place] = [foot, ...parts.flatMap((part) => [part.bottom + GAP, part.top - GAP - HEIGHT.three])]
    .filter((top) => top > header && top <= foot)
    .sort((one, other) => other - one)
    .flatMap((top) => [middle(), MARGIN].map((right) => ({ top, right })))
    .filter(({ top, right }) => {
      const toast = new DOMRect(clientWidth - right - width, top, width, HEIGHT.three)
      return !parts.some((part) => isAcross(toast, part))
    })
  return place && { edge: 'bottom', offset: innerHeight - place.top - HEIGHT.three, right: place.right }
}

/** The boxes of the field with the focus, and of errors. */
export function errorsAndFocus(): DOMRect[] {
  return Array.from(document.querySelectorAll(ERRORS_AND_FOCUS), boxOf)
}

export function isAcross(one: DOMRect, other: DOMRect): boolean {
  const isSeen = other.width > 0 && other.height > 0
  return isSeen && one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
}

/** The distance from the right edge of a toast in the middle. */
function middle(): number {
  return (document.documentElement.clientWidth - toastWidth()) / 2
}

function toastWidth(): number {
  return Math.min(innerHeight < LOW_WINDOW ? LOW_WIDTH : WIDTH, document.documentElement.clientWidth - 2 * MARGIN)
}

function headerBottom(): number {
  return document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0
}

/** The smallest box that holds both. */
function around(one: DOMRect, other: DOMRect): DOMRect {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)]
  return new DOMRect(left, top, Math.max(one.right, other.right) - left, Math.max(one.bottom, other.bottom) - top)
}

function boxOf(element: Element): DOMRect {
  return element.getBoundingClientRect()
}

/** The box of what an element holds: a short sentence does not fill its own. */
function wordsOf(element: Element): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}
