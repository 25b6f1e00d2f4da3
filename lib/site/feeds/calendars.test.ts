/** What calendar programs make of the calendar of the days and of a reminder, read by a parser that is not the writer's. */
import { execFileSync } from 'node:child_process'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { site } from '../../../content/site'
import { testAffirmation } from '../../../test/affirmation'
import { emptyDatabase, publish, setUpTestDatabase } from '../../../test/database'
import { stopClock } from '../../../test/fixed-hour'
import { dailyAffirmationsUntil } from '../../affirmations/draws/daily-pick'
import { findAffirmation } from '../../affirmations/reads/repository'
import type { Affirmation } from '../../affirmations/types'
import { editAffirmation, retireAffirmation } from '../../affirmations/writes/publishing'
import { earliestStartOf, latestDate } from '../../calendar/local-date'
import { weekdayOf } from '../../calendar/months'
import { dateBefore } from '../../calendar/utc-date'
import { calendarFeed } from './calendar-feed'
import { type Reminder, reminderFile, WEEKDAYS, type Weekday } from './reminder'

setUpTestDatabase()

const ORIGIN = 'https://example.org'
process.env.SITE_URL = ORIGIN

function parse(file: string) {
  expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/)
  const calendar = new ICAL.Component(ICAL.parse(file))
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)) }
}

it('has an all-day event without a zone for each of thirty days', async () => {
  await publish({ daily: ['I begin; calmly, with “quotes”\nand a second line.'] })
  const { calendar, events } = parse(await calendarFeed())
  expect(events.map(({ startDate }) => [startDate.isDate, startDate.toString()])).toEqual(
    Array.from({ length: 30 }, (_, back) => [true, dateBefore(latestDate(), back)])
  )
  const [newest] = events
  expect(newest?.summary).toBe('I begin; calmly, with “quotes”\nand a second line.')
  expect(newest?.component.getFirstPropertyValue('url')).toBe(`${ORIGIN}/daily/${latestDate()}`)
  expect(newest?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  expect(String(newest?.component.getFirstPropertyValue('dtstamp'))).toBe(
    earliestStartOf(latestDate()).replace('.000', '')
  )
  expect(calendar.getFirstPropertyValue('name')).toBe(site.name)
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT6H')
  expect(calendar.getFirstPropertyValue('source')).toBe(`${ORIGIN}/today.ics`)
})

beforeEach(emptyDatabase)
afterEach(() => jest.useRealTimers())

it('says when a line was replaced or edited, in the event of its date alone', async () => {
  stopClock()
  await publish({ daily: ['I begin.', 'I go on.', 'I rest.'] })
  const revisions = async () => {
    const { events } = parse(await calendarFeed())
    return events.map(({ uid, sequence, summary, component }) => {
      const [stamp, modified] = ['dtstamp', 'last-modified'].map((name) =>
        component.getFirstPropertyValue(name)?.toString()
      )
      return { uid, sequence, summary, stamp, modified }
    })
  }
  const before = await revisions()
  expect(before.map(({ sequence, modified }) => [sequence, modified])).toEqual(before.map(() => [0, undefined]))

  const [newest] = await dailyAffirmationsUntil(latestDate(), 1)
  await retireAffirmation(newest?.affirmation.id ?? '')
  const replaced = await revisions()
  const changed = replaced.filter(({ summary }, index) => summary !== before[index]?.summary)
  expect(changed.length).toBeGreaterThan(0)
  for (const { sequence, stamp, modified } of changed) {
    expect(sequence).toBeGreaterThan(0)
    expect(stamp).toBe(modified)
    expect(Date.now() - Date.parse(modified ?? '')).toBeLessThan(60_000)
  }
  const same = (list: typeof before) => list.filter(({ uid }) => !changed.some((one) => one.uid === uid))
  expect(same(replaced)).toEqual(same(before))

  jest.setSystemTime(Date.now() + 600_000)
  const [today] = await dailyAffirmationsUntil(latestDate(), 1)
  await editAffirmation(today?.affirmation.id ?? '', { text: 'I begin again.' })
  const [edited] = await revisions()
  expect(edited?.summary).toBe('I begin again.')
  expect(edited?.sequence).toBeGreaterThan(replaced[0]?.sequence ?? 0)
})

it('is the same file each time, so that its ETag holds', async () => {
  await publish({ daily: ['I begin.'] })
  expect(await calendarFeed()).toBe(await calendarFeed())
})

describe('a reminder', () => {
  async function publishedLines() {
    await publish({ daily: ['I begin.', 'I go on.'] })
    return (await Promise.all(['daily-001', 'daily-002'].map(findAffirmation))) as Affirmation[]
  }

  async function reminder(change: Partial<Reminder> = {}) {
    const affirmations = await publishedLines()
    return reminderFile({ affirmations, days: ['MO', 'FR'], time: '07:30', from: '2026-03-03', ...change })
  }

  /** The dates until `last`, each with its line, as ical.js reads them. */
  function occurrencesIn(file: string, last: string): [date: string, text: string][] {
    const found = parse(file).events.flatMap((event) => {
      const dates = occurrences(event, 40).map((time) => time.slice(0, 10))
      return dates.filter((date) => date <= last).map((date): [string, string] => [date, event.summary])
    })
    return found.sort()
  }

  /** The same as node-ical reads it. */
  function occurrencesOfNodeIcal(file: string, dates: string[]): [date: string, text: string][] {
    const events = Object.values(nodeIcal.sync.parseICS(file)).filter((part) => part?.type === 'VEVENT')
    const [from, to] = [new Date(`${dates[0]}T00:00:00`), new Date(`${dates.at(-1)}T23:59:59`)]
    const found = events.flatMap((event) =>
      nodeIcal
        .expandRecurringEvent(event as nodeIcal.VEvent, { from, to })
        .map(({ start }): [string, string] => [start.toLocaleDateString('sv-SE'), String(event.summary)])
    )
    return found.sort()
  }

  /** The first occurrences of an event, as local times. */
  function occurrences(event: ICAL.Event, count: number): string[] {
    const iterator = event.iterator()
    return Array.from({ length: count }, () => iterator.next().toString())
  }

  it('begins on the first of its days, and stays at its local time when the clocks change', async () => {
    const [line] = (await publishedLines()) as [Affirmation]
    const file = await reminder({ affirmations: [line] })
    const [event] = parse(file).events
    // In New York clocks go forward on March 8.
    expect(occurrences(event as ICAL.Event, 4)).toEqual([
      '2026-03-06T07:30:00',
      '2026-03-09T07:30:00',
      '2026-03-13T07:30:00',
      '2026-03-16T07:30:00'
    ])
    const env = { ...process.env, TZ: 'America/New_York' }
    const moments = execFileSync(process.execPath, ['-e', MOMENTS], { input: file, env, encoding: 'utf8' })
    expect(JSON.parse(moments)).toEqual(['2026-03-06T12:30:00.000Z', '2026-03-09T11:30:00.000Z'])
  })

  it('shows the line in an alarm at its time', async () => {
    const [event] = parse(await reminder()).events
    const alarm = event?.component.getFirstSubcomponent('valarm')
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY')
    expect(alarm?.getFirstPropertyValue('description')).toBe('I begin.')
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toMatch(/^-?PT0S$/)
  })

  it.each([
    ['2026-03-02', ['MO', 'FR'], 'aabbaabb'],
    ['2026-03-04', ['MO', 'FR'], 'abbaabba'],
    ['2026-03-07', ['MO', 'FR'], 'aabbaabb'],
    ['2026-03-08', ['SU', 'MO', 'WE'], 'abbbaaab'],
    ['2026-03-03', ['SU'], 'abababab']
  ] as [string, Weekday[], string][])(
    'changes its line on Mondays, from %s on for %j',
    async (from, days, expected) => {
      const { events } = parse(await reminder({ from, days }))
      const shown = events.flatMap((event) => occurrences(event, 8).map((time) => [time, event.summary])).sort()
      const letters = shown.slice(0, 8).map(([, text]) => (text === 'I begin.' ? 'a' : 'b'))
      expect(letters.join('')).toBe(expected)
    }
  )

  it.each([
    ['2026-11-22', [...WEEKDAYS]],
    ['2026-11-26', [...WEEKDAYS]],
    ['2026-11-26', ['SU', 'MO', 'WE']],
    ['2026-11-28', ['TH']]
  ] as [string, Weekday[]][])(
    'is there once on each chosen day of a year from %s on for %j, as two programs read it',
    async (from, days) => {
      const affirmations = Array.from({ length: 12 }, (_, line) => ({
        ...testAffirmation,
        id: `line-${line}`,
        text: `Line ${line}`
      }))
      const file = reminderFile({ affirmations, days, time: '07:30', from })
      expect(file).not.toContain('WKST')
      const dates = Array.from({ length: 366 }, (_, after) => dateBefore(from, -after))
      const shown = occurrencesIn(file, dates.at(-1) as string)
      expect(occurrencesOfNodeIcal(file, dates)).toEqual(shown)
      expect(shown.map(([date]) => date)).toEqual(
        dates.filter((date) => days.includes(WEEKDAYS[weekdayOf(date)] as Weekday))
      )
    }
  )
})

/** Prints the moments of two occurrences, as a device in the zone of its environment has them. */
const MOMENTS = `
  const ICAL = require('ical.js').default ?? require('ical.js')
  const file = require('fs').readFileSync(0, 'utf8')
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent'))
  const iterator = event.iterator()
  console.log(JSON.stringify([iterator.next(), iterator.next()].map((time) => time.toJSDate().toISOString())))
`
