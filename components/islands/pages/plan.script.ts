/** The script of guides with a plan: keeps the ticked days in this browser, and shows their share on the horizon. */
import { moveHorizon } from '../browser/horizon'
import { readStored, store } from '../browser/storage'

function start(): void {
  const plan = document.querySelector<HTMLElement>('[data-plan]')
  if (!plan) return
  const key = `plan-${plan.dataset.plan}`
  const boxes = [...plan.querySelectorAll('input')]
  const tickedBoxes = () => boxes.filter(({ checked }) => checked)
  const showStored = () => {
    const days = readStored(key)?.split(',') ?? []
    for (const box of boxes) box.checked = days.includes(box.value)
  }
  const save = () => {
    const days = tickedBoxes().map(({ value }) => value)
    store(key, days.join())
  }
  // Days that were ticked before this script ran are added to those that are stored.
  const tickedEarly = tickedBoxes()
  showStored()
  for (const box of tickedEarly) box.checked = true
  if (tickedEarly.length > 0) save()
  // Another tab may change the ticks while this page is open, or while it waits in the back/forward cache.
  addEventListener('storage', showStored)
  addEventListener('pageshow', ({ persisted }) => persisted && showStored())
  plan.addEventListener('change', () => {
    save()
    document.documentElement.style.setProperty('--ticked', String(tickedBoxes().length / boxes.length))
    moveHorizon('plan')
  })
}

start()
