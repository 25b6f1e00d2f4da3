/** The script of /practice, which loads it itself. Without it the page is today's lines to read. */
import { onFavoritesChange, readFavorites } from '../favorites/favorites'
import { whenParsed } from '../loading/when-ready'
import { type PracticeAffirmation, practiceAffirmations } from './affirmations'
import { startSpeech } from './speech'
import { startStage } from './stage'

function start(): void {
  const root = document.querySelector<HTMLElement>('[data-practice]')
  const form = root?.querySelector<HTMLFormElement>('[data-practice-setup]')
  const dialog = root?.querySelector<HTMLDialogElement>('[data-practice-stage]')
  const message = root?.querySelector<HTMLElement>('[data-message]')
  if (!root || !form || !dialog || !message) return
  const today: PracticeAffirmation[] = JSON.parse(root.dataset.lines ?? '[]')
  const acts: string[] = JSON.parse(root.dataset.acts ?? '[]')
  offerFavorites(form)
  const speech = startSpeech(form)
  const open = startStage(dialog, speech)
  let isLoading = false

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isLoading) return
    isLoading = true
    message.textContent = ''
    try {
      const chosen = new FormData(form)
      const lines = await practiceAffirmations(String(chosen.get('source')), Number(chosen.get('count')), today)
      if (lines.length === 0) throw new Error('There are no lines.')
      const act = acts[Math.floor(Math.random() * acts.length)] ?? ''
      open({ lines, seconds: Number(chosen.get('pace')), showsBreath: chosen.has('breath'), act })
    } catch {
      message.textContent = root.dataset.failed ?? ''
    } finally {
      isLoading = false
    }
  })
}

/** Favorites can be chosen once there are any; a link from their page chooses them. */
function offerFavorites(form: HTMLFormElement): void {
  const option = form.querySelector<HTMLOptionElement>('option[value=favorites]')
  if (!option) return
  const name = option.text
  const update = () => {
    const { length } = readFavorites()
    option.disabled = length === 0
    option.text = length === 0 ? name : `${name} (${length})`
  }
  update()
  onFavoritesChange(update)
  if (location.hash === '#favorites' && !option.disabled) option.selected = true
}

whenParsed(start)
