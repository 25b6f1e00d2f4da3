import { runInNewContext } from 'node:vm'
import { categoryNames } from '../../content/types'
import { DAY, HOUR_SCRIPT } from './hour-sky'

/** Runs the script at a time of the visitor's clock. Returns the class of the root element, its hour, and what runs it again. */
function runAt(time: string) {
  const root = { className: `font sky-${DAY} translated-ltr`, style: { hour: 0, setProperty: setHour } }
  function setHour(this: { hour: number }, name: string, value: number) {
    if (name === '--hour') this.hour = value
  }
  const listeners: Record<string, () => void> = {}
  let now = time
  runInNewContext(HOUR_SCRIPT, {
    document: { documentElement: root },
    addEventListener: (name: string, listener: () => void) => {
      listeners[name] = listener
    },
    Date: class {
      getHours = () => Number(now.slice(0, 2))
      getMinutes = () => Number(now.slice(3))
    }
  })
  const again = (later: string) => {
    now = later
    listeners.pageshow?.()
  }
  return { root, again }
}

const skyAt = (time: string) => /sky-(\w+)/.exec(runAt(time).root.className)?.[1]

it('gives each of the 24 hours its sky: no sun at night, and no moon by day', () => {
  const skies = Array.from({ length: 24 }, (_, hour) => skyAt(`${String(hour).padStart(2, '0')}:59`))
  expect(skies).toEqual([
    ...Array(5).fill('weekly'),
    ...Array(3).fill('daily'),
    ...Array(3).fill('health'),
    ...Array(4).fill('success'),
    ...Array(3).fill('love'),
    ...Array(3).fill('gratitude'),
    ...Array(3).fill('weekly')
  ])
  expect(new Set(skies)).toEqual(new Set(categoryNames))
})

it('keeps the other classes of the root element, and changes its own when the page comes back', () => {
  const { root, again } = runAt('07:00')
  expect(root.className).toBe('font sky-daily translated-ltr')
  again('22:00')
  expect(root.className).toBe('font sky-weekly translated-ltr')
  expect(root.style.hour).toBeCloseTo((22 / 24) * 100)
})

it('says the hour as a share of the day', () => {
  expect(runAt('00:00').root.style.hour).toBe(0)
  expect(runAt('06:00').root.style.hour).toBeCloseTo(25)
})

it('is short enough to stand in every page', () => {
  expect(Buffer.byteLength(HOUR_SCRIPT)).toBeLessThanOrEqual(300)
})
