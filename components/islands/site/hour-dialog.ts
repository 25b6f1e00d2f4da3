import type { CardAffirmation } from '@/content/types'
import { linkTo } from '@/lib/links'
import { moveHorizon } from '../browser/horizon'
import { request } from '../browser/request'
import { announceFavorites } from '../favorites/favorites'

/** The sun below the header opens one line for this hour. If there is none to be had, it is a link like any other. */
export function startHourDialog(): void {
  const sun = document.querySelector<HTMLAnchorElement>('a.horizon-sun')
  const dialog = document.querySelector<HTMLDialogElement>('.hour-dialog')
  const line = dialog?.querySelector('[data-text]')
  const link = dialog?.querySelector('a')
  const time = dialog?.querySelector('time')
  let isAsking = false
  sun?.addEventListener('click', async (event) => {
    if (!dialog || !line || !link || !time || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (isAsking) return
    isAsking = true
    // The script of the hour has set it: lib/site/hour-sky.ts.
    const [, sky] = /sky-(\w+)/.exec(document.documentElement.className) ?? []
    moveHorizon('wait')
    try {
      const payload = { categories: [sky], for: 'anyone' }
      const { id, text, slug, category } = await request<CardAffirmation>(
        'POST',
        linkTo('/api/affirmations/random'),
        payload
      )
      line.textContent = text
      Object.assign(dialog.dataset, { affirmation: id, slug, category })
      announceFavorites()
      link.href = linkTo('/affirmation/[id]', slug)
      time.textContent = new Date().toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
      dialog.showModal()
    } catch {
      location.assign(sun.href)
    }
    isAsking = false
    moveHorizon()
  })
}
