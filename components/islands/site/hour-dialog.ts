import { linkTo } from '@/lib/links'
import { moveHorizon } from '../browser/horizon'
import { request } from '../browser/request'

/** The hours at which each sky ends. */
const SKIES = [
  [5, 'weekly'],
  [8, 'daily'],
  [11, 'health'],
  [15, 'success'],
  [18, 'love'],
  [21, 'gratitude'],
  [24, 'weekly']
] as const

/** The sun below the header opens one line for this hour. If there is none to be had, it is a link like any other. */
export function startHourDialog(): void {
  const sun = document.querySelector<HTMLAnchorElement>('a.horizon-sun')
  const dialog = document.querySelector<HTMLDialogElement>('.hour-dialog')
  const line = dialog?.querySelector('[data-text]')
  const link = dialog?.querySelector('a')
  sun?.addEventListener('click', async (event) => {
    if (!dialog || !line || !link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const hour = new Date().getHours()
    const sky = SKIES.find(([end]) => hour < end)?.[1] ?? 'daily'
    moveHorizon('wait')
    try {
      const payload = { categories: [sky], for: 'anyone' }
      const { text, slug } = await request<{ text: string; slug: string }>(
        'POST',
        linkTo('/api/affirmations/random'),
        payload
      )
      line.textContent = text
      link.href = linkTo('/affirmation/[id]', slug)
      dialog.className = `sky sky-${sky} hour-dialog`
      dialog.showModal()
    } catch {
      location.assign(sun.href)
    }
    moveHorizon()
  })
}
