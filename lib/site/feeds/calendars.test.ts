/** What calendar programs make of the calendar of the days and of a reminder, read by a parser that is not the writer's. */
import { execFileSync } from 'node:child_process'
import ICAL from 'ical.js'
import { site } from '../../../content/site'
import { publish, setUpTestDatabase } from '../../../test/database'
import { earliestStartOf, latestDate } from '../../affirmations/local-date'
import { findAffirmation } from '../../affirmations/reads/repository'
import type { Affirmation } from '../../affirmations/types'
import { dateBefore } from '../../affirmations/utc-date'
import { calendarFeed } from './calendar-feed'
import { type Reminder, reminderFile } from './reminder'

setUpTestDatabase()

const ORIGIN = 'https://example.org'

function parse(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)) }
}

it('has an all-day event without a zone for each of thirty days', async () => {
  await publish({ daily: ['I begin; calmly, with “quotes”\nand a second line.'] })
  const { calendar, events } = parse(await calendarFeed(ORIGIN))
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

it('is the same file each time, so that its ETag holds', async () => {
  await publish({ daily: ['I begin.'] })
  expect(await calendarFeed(ORIGIN)).toBe(await calendarFeed(ORIGIN))
})

describe('a reminder', () => {
  async function publishedLines() {
    await publish({ daily: ['I begin.', 'I go on.'] })
    return (await Promise.all(['daily-001', 'daily-002'].map(findAffirmation))) as Affirmation[]
  }

  async function reminder(change: Partial<Reminder> = {}) {
    const lines = await publishedLines()
    return reminderFile({ lines, days: ['MO', 'FR'], time: '07:30', from: '2026-03-03', ...change }, ORIGIN)
  }

  /** The first occurrences of an event, as local times. */
  function occurrences(event: ICAL.Event, count: number): string[] {
    const iterator = event.iterator()
    return Array.from({ length: count }, () => iterator.next().toString())
  }

  it('begins on the first of its days, and stays at its local time when the clocks change', async () => {
    const [line] = (await publishedLines()) as [Affirmation]
    const file = await reminder({ lines: [line] })
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

  it.each(['2026-03-01', '2026-03-04', '2026-03-07'])('has two lines take turns by week from %s on', async (from) => {
    const { events } = parse(await reminder({ from }))
    const shown = events.flatMap((event) => occurrences(event, 6).map((time) => [time, event.summary])).sort()
    const [one, other] = ['I begin.', 'I go on.']
    expect(shown.slice(0, 8).map(([, text]) => text)).toEqual([one, one, other, other, one, one, other, other])
  })
})

/** Prints the moments of two occurrences, as a device in the zone of its environment has them. */
const MOMENTS = `
  const ICAL = require('ical.js').default ?? require('ical.js')
  const file = require('fs').readFileSync(0, 'utf8')
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent'))
  const iterator = event.iterator()
  console.log(JSON.stringify([iterator.next(), iterator.next()].map((time) => time.toJSDate().toISOString())))
`
