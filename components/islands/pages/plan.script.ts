/** The script of guides with a plan: keeps the ticked days in this browser, and prints the plan without the rest of the page. */
function start(): void {
  const plan = document.querySelector<HTMLElement>('[data-plan]')
  if (!plan) return
  const key = `plan-${plan.dataset.plan}`
  const boxes = [...plan.querySelectorAll('input')]
  const tickedBoxes = () => boxes.filter(({ checked }) => checked)
  const showStored = () => {
    const days = read(key)
    if (days) for (const box of boxes) box.checked = days.includes(box.value)
  }
  const save = () => {
    try {
      localStorage.setItem(
        key,
        tickedBoxes()
          .map(({ value }) => value)
          .join()
      )
    } catch {
      // Storage is refused: the ticks last as long as the page.
    }
  }
  // Days that were ticked before this script ran are added to those that are stored.
  const tickedEarly = tickedBoxes()
  showStored()
  for (const box of tickedEarly) box.checked = true
  if (tickedEarly.length > 0) save()
  // Another tab may change the ticks while this page is open, or while it waits in the back/forward cache.
  addEventListener('storage', showStored)
  addEventListener('pageshow', ({ persisted }) => persisted && showStored())
  plan.addEventListener('change', save)
  plan.querySelector('[data-print]')?.addEventListener('click', () => {
    document.documentElement.dataset.print = 'plan'
    print()
  })
  addEventListener('afterprint', () => {
    delete document.documentElement.dataset.print
  })
}

/** @returns undefined if storage is refused */
function read(key: string): string[] | undefined {
  try {
    return localStorage.getItem(key)?.split(',') ?? []
  } catch {
    return undefined
  }
}

start()

// It imports nothing, and is a module all the same.
export {}
