import { linkTo } from '@/lib/links'
import { announceFavorites } from '../favorites/favorites'
import type { PracticeAffirmation } from './affirmations'
import { startBreath } from './breath'
import { onKeys, onSwipe } from './gestures'
import { showSky } from './sky'
import type { Speech } from './speech'
import { keepAwake } from './wake-lock'

interface Practice {
  lines: PracticeAffirmation[]
  /** For each line; 0 waits for the visitor. */
  seconds: number
  showsBreath: boolean
  /** The small act that the practice ends with. */
  act: string
}

/** A longer line is set smaller, so that all of it is seen at once. */
const LONG = 75
/** A line that is still being read is not cut off by the clock. */
const STILL_READING_MS = 500

/** The screen of a practice, a modal dialog. @returns a function that opens it */
export function startStage(dialog: HTMLDialogElement, speech: Speech): (practice: Practice) => void {
  const part = (name: string) => dialog.querySelector(`[data-${name}]`) as HTMLElement
  const sky = dialog.querySelector('.practice-sky') as HTMLElement
  const line = part('line')
  const heart = part('action=favorite')
  let practice: Practice
  let index = 0
  let timer = 0
  let isPaused = false
  let endBreath = () => {}
  let letSleep = () => {}

  const isOver = () => index === practice.lines.length
  const wait = (milliseconds: number) => {
    clearTimeout(timer)
    if (practice.seconds === 0 || isPaused || isOver()) return
    timer = window.setTimeout(() => (speech.isReading() ? wait(STILL_READING_MS) : go(1)), milliseconds)
  }

  const showProgress = () => {
    part('progress').textContent = isOver() ? '' : `${index + 1} of ${practice.lines.length}`
  }

  const show = () => {
    const { lines, seconds, act } = practice
    const shown = lines[index]
    line.hidden = !shown
    heart.hidden = !shown
    part('end').hidden = Boolean(shown)
    part('again').hidden = Boolean(shown)
    part('next').hidden = !shown
    part('pause').hidden = !shown || seconds === 0
    part('back').ariaDisabled = index === 0 ? 'true' : null
    showProgress()
    if (shown) {
      line.textContent = shown.text
      line.dataset.text = shown.text
      line.toggleAttribute('data-long', shown.text.length > LONG)
      // The animation begins again.
      line.classList.remove('fade-in')
      void line.offsetWidth
      line.classList.add('fade-in')
      dialog.dataset.affirmation = shown.slug && shown.id
      dialog.dataset.url = shown.slug && linkTo('/affirmation/[id]', shown.slug)
      dialog.dataset.category = shown.category ?? ''
      announceFavorites()
      showSky(sky, shown, index)
      speech.read(shown.text)
    } else {
      part('act').textContent = act
      speech.stop()
      endBreath()
    }
    wait(seconds * 1_000)
  }

  const go = (by: -1 | 1) => {
    const next = index + by
    if (next < 0 || next > practice.lines.length) return
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
    line.textContent = ''
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
