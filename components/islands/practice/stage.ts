import { categoryNames } from '@/content/schemas/names'
import { placeInBand, placeInBox, sceneShapes, skyScene } from '@/lib/images/sky-scene'
import { linkTo } from '@/lib/links'
import { moveHorizon } from '../browser/horizon'
import { announceFavorites } from '../favorites/favorites'
import type { Speech } from './speech'

export interface PracticeAffirmation {
  /** The seed that its sky is made from. */
  id: string
  /** Empty for an affirmation of the visitor's own. */
  slug: string
  text: string
  /** The category whose colors its sky has; an old favorite, or one's own affirmation, may have none. */
  category?: string
}

interface Practice {
  affirmations: PracticeAffirmation[]
  /** The time for each affirmation; 0 waits for the visitor. */
  seconds: number
  showsBreath: boolean
  /** The small act that the practice ends with. */
  act: string
}

/** A longer affirmation is set smaller, so that all of it is seen at once. */
const LONG = 75
/** An affirmation that is still being read is not cut off by the clock. */
const STILL_READING_MS = 500
/** The shortest movement sideways that counts as a swipe, in pixels. */
const SWIPE_PX = 48
/** The sky of the end of a practice: one of the night, whose moon stands beside the lines. */
const END = { id: 'practice-end-7', category: 'weekly' }
/** Breathing out takes a little longer, in milliseconds: as the sun does (components/layout/horizon.css). */
const PHASES = [
  { words: 'Breathe in', lasts: 4_000 },
  { words: 'Breathe out', lasts: 6_000 }
]

/** The screen of a practice, a modal dialog. @returns a function that opens it */
export function startStage(dialog: HTMLDialogElement, speech: Speech): (practice: Practice) => void {
  const part = (name: string) => dialog.querySelector(`[data-${name}]`) as HTMLElement
  const sky = dialog.querySelector('.practice-sky') as HTMLElement
  const sentence = part('sentence')
  const heart = dialog.querySelector('.practice-controls [data-action=favorite]') as HTMLElement
  let practice: Practice
  let index = 0
  let timer = 0
  let isPaused = false
  let endBreath = () => {}
  let letSleep = () => {}

  const isOver = () => index === practice.affirmations.length
  const wait = (milliseconds: number) => {
    clearTimeout(timer)
    if (practice.seconds === 0 || isPaused || isOver()) return
    timer = window.setTimeout(() => (speech.isReading() ? wait(STILL_READING_MS) : go(1)), milliseconds)
  }

  const showProgress = () => {
    part('progress').textContent = isOver() ? '' : `${index + 1} of ${practice.affirmations.length}`
  }

  const show = () => {
    const { affirmations, seconds, act } = practice
    const shown = affirmations[index]
    sentence.hidden = !shown
    heart.hidden = !shown
    part('end').hidden = Boolean(shown)
    part('after').hidden = Boolean(shown)
    part('again').hidden = Boolean(shown)
    part('next').hidden = !shown
    part('pause').hidden = !shown || seconds === 0
    part('back').ariaDisabled = index === 0 ? 'true' : null
    showProgress()
    if (shown) {
      sentence.textContent = shown.text
      sentence.dataset.text = shown.text
      sentence.toggleAttribute('data-long', shown.text.length > LONG)
      // The animation begins again.
      sentence.classList.remove('fade-in')
      void sentence.offsetWidth
      sentence.classList.add('fade-in')
      describe(dialog, shown)
      announceFavorites()
      showSky(sky, shown, index)
      speech.read(shown.text)
    } else {
      part('act').textContent = act
      showLines(part('after'), affirmations)
      showSky(sky, END, 0)
      speech.stop()
      endBreath()
    }
    wait(seconds * 1_000)
  }

  const go = (by: -1 | 1) => {
    const next = index + by
    if (next < 0 || next > practice.affirmations.length) return
    // A button that goes away hands the focus on.
    const focused = document.activeElement
    index = next
    show()
    if (focused instanceof HTMLElement && focused.hidden) part(isOver() ? 'again' : 'next').focus()
  }

  const setPaused = (paused: boolean) => {
    isPaused = paused
    part('pause').textContent = paused ? 'Go on' : 'Pause'
    if (paused) speech.stop()
    wait(practice.seconds * 1_000)
  }

  const begin = () => {
    index = 0
    endBreath()
    if (practice.showsBreath) endBreath = startBreath(part('breath'))
    setPaused(false)
    show()
  }

  part('next').addEventListener('click', () => go(1))
  part('back').addEventListener('click', () => go(-1))
  part('pause').addEventListener('click', () => setPaused(!isPaused))
  part('again').addEventListener('click', () => {
    begin()
    part('next').focus()
  })
  part('close').addEventListener('click', () => dialog.close())
  onSwipe(dialog, go)
  onKeys(dialog, { go, press: () => (practice.seconds > 0 ? setPaused(!isPaused) : go(1)) })
  dialog.addEventListener('close', () => {
    clearTimeout(timer)
    speech.stop()
    endBreath()
    letSleep()
    sentence.textContent = ''
  })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && dialog.open && !isOver()) setPaused(true)
  })

  return (chosen) => {
    practice = chosen
    index = 0
    showProgress()
    dialog.showModal()
    // Not on a button, which the space bar would press, nor on the dialog, all of which a screen reader may read.
    part('progress').focus()
    letSleep = keepAwake()
    // Words that come together with their live region are often not read out.
    requestAnimationFrame(begin)
  }
}

/** Says on an element which affirmation its buttons act on. */
function describe(element: HTMLElement, { id, slug, category = '' }: PracticeAffirmation): void {
  element.dataset.affirmation = slug && id
  element.dataset.url = slug && linkTo('/affirmation/[id]', slug)
  element.dataset.category = category
}

/** The lines of a practice below each other, each to copy or to keep. The first row is the one to be copied. */
function showLines(place: HTMLElement, affirmations: PracticeAffirmation[]): void {
  const list = place.querySelector('ul')
  const sample = list?.querySelector('li')
  if (!list || !sample) return
  const rows = affirmations.map((affirmation) => {
    const row = sample.cloneNode(true) as HTMLElement
    row.hidden = false
    describe(row, affirmation)
    const words = row.querySelector('[data-text]') as HTMLElement
    words.textContent = affirmation.text
    words.dataset.text = affirmation.text
    for (const button of row.querySelectorAll('button')) {
      button.ariaLabel = `${button.dataset.tip}: ${affirmation.text}`
    }
    return row
  })
  list.replaceChildren(sample, ...rows)
  announceFavorites()
}

/** Gives a sky that the server has rendered (components/affirmation/sky.tsx) the colors and the light of an affirmation. */
export function showSky(
  sky: HTMLElement,
  { id, category }: Pick<PracticeAffirmation, 'id' | 'category'>,
  index: number,
  scene = skyScene(id)
): void {
  const name = categoryNames.find((known) => known === category) ?? categoryNames[index % categoryNames.length]
  for (const known of categoryNames) sky.classList.toggle(`sky-${known}`, known === name)
  for (const drawing of sky.querySelectorAll<SVGSVGElement>('.sky-scene')) {
    const { width, height } = drawing.viewBox.baseVal
    const isLow = drawing.classList.contains('sky-low')
    const placed = isLow ? placeInBand(scene, width, height) : placeInBox(scene, width)
    const { light, band, far, near } = sceneShapes(placed)
    setAttributes(drawing.querySelector('circle'), light)
    setAttributes(drawing.querySelector('rect'), band)
    setAttributes(drawing.querySelector('path[fill*=far]'), far)
    setAttributes(drawing.querySelector('path[fill*=near]'), near)
  }
}

function setAttributes(shape: Element | null, attributes: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(attributes)) shape?.setAttribute(name, String(value))
}

/** Words in the rhythm of slow breathing, and a sun that breathes. They are no live region: that would speak over the affirmations. */
function startBreath(place: HTMLElement): () => void {
  const said = place.querySelector('p') as HTMLElement
  let timer = 0
  const show = (index: number) => {
    const { words, lasts } = PHASES[index % PHASES.length] as (typeof PHASES)[number]
    said.textContent = words
    timer = window.setTimeout(() => show(index + 1), lasts)
  }
  place.hidden = false
  moveHorizon('breathe')
  show(0)
  return () => {
    clearTimeout(timer)
    place.hidden = true
    moveHorizon()
  }
}

/** Calls back with the direction of a swipe: to the left goes on, to the right goes back. */
function onSwipe(element: HTMLElement, go: (by: -1 | 1) => void): void {
  let start: PointerEvent | undefined
  element.addEventListener('pointerdown', (event) => {
    start = event.isPrimary && event.pointerType !== 'mouse' ? event : undefined
  })
  element.addEventListener('pointercancel', () => {
    start = undefined
  })
  element.addEventListener('pointerup', (event) => {
    if (!start || start.pointerId !== event.pointerId) return
    const across = event.clientX - start.clientX
    const down = event.clientY - start.clientY
    start = undefined
    if (Math.abs(across) >= SWIPE_PX && Math.abs(across) > Math.abs(down)) go(across < 0 ? 1 : -1)
  })
}

/** The arrow keys, and the space bar if no button has the focus, which it would press. */
function onKeys(element: HTMLElement, { go, press }: { go: (by: -1 | 1) => void; press: () => void }): void {
  element.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isSpace = event.key === ' ' && !(event.target as Element).closest('button')
    if (event.key === 'ArrowRight') go(1)
    else if (event.key === 'ArrowLeft') go(-1)
    else if (isSpace) press()
    else return
    event.preventDefault()
  })
}

/** Keeps the screen on, if the device lets a page do so. @returns a function that lets it go dark again */
function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let isOver = false
  const ask = async () => {
    if (document.hidden || isOver) return
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (isOver) void lock?.release()
  }
  // The lock is lost while the page is hidden.
  document.addEventListener('visibilitychange', ask)
  void ask()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
