/** Readers in many zones while clocks are changed. `READERS=20000 npx jest lib/newsletter/daily/own-hour` takes that many. */
import { emptyDatabase, publish, setUpTestDatabase } from '../../../test/database'
import { db } from '../../db/client'
import { isWanted, nextSendFrom, SEND_DAYS } from '../list/schedule'
import { saveSettings } from '../list/settings'
import type { Transport } from '../transport'
import { sendNewsletter } from './send-newsletter'

setUpTestDatabase()

const READERS = Number(process.env.READERS ?? 120)
/** Runs come every quarter of an hour; with few readers, who have chosen half hours, every half. */
const STEP_MS = READERS > 1_000 ? 900_000 : 1_800_000
const AROUND_MS = 24 * 3_600_000
const ZONES =
  `UTC America/New_York America/Chicago America/Denver America/Los_Angeles America/Anchorage Pacific/Honolulu Pacific/Niue
  America/St_Johns America/Sao_Paulo America/Nuuk Atlantic/Azores Europe/London Europe/Berlin Africa/Cairo Asia/Tehran Asia/Kolkata
  Asia/Kathmandu Asia/Tokyo Australia/Adelaide Australia/Lord_Howe Pacific/Auckland Pacific/Chatham Pacific/Kiritimati`.split(
    /\s+/
  )

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'performance', 'queueMicrotask']
  })
})
afterEach(() => {
  jest.useRealTimers()
})

/** A number that looks random, from 0 to count - 1, the same each time. */
const pick = (seed: number, count: number) =>
  Math.floor((((seed * 2_654_435_761) % 4_294_967_296) / 4_294_967_296) * count)

const readers = Array.from({ length: READERS }, (_, number) => {
  // In each zone four of five have an hour that clocks skip or repeat, or one beside it.
  const hour = [0, 1, 2, 23][Math.floor(number / ZONES.length) % 5] ?? pick(number + 1, 24)
  return {
    id: `reader${number}`,
    email: `${number}@example.org`,
    confirmedAt: new Date(0),
    timeZone: ZONES[number % ZONES.length] as string,
    sendTime: `${String(hour).padStart(2, '0')}:${(READERS > 1_000 ? ['00', '15', '30', '45'] : ['00', '30'])[pick(number + 3, READERS > 1_000 ? 4 : 2)]}`,
    sendDays: number % 7 === 0 ? (SEND_DAYS[pick(number + 5, SEND_DAYS.length)] ?? null) : null,
    awayUntil: null,
    categories: number % 5 === 0 ? 'health love' : null
  }
})
/** Some change their time between the runs. */
const isChanging = (number: number) => number % 11 === 1

/** The moments of a zone on a grid, with what its clock shows: not by the code that is tested. */
function clockOf(timeZone: string, ticks: number[]) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return ticks.map((tick) => {
    const [date = '', time = ''] = format.format(tick).split(' ')
    return { tick, date, time }
  })
}

it.each([
  ['New York goes forward', '2026-03-08T07:00:00Z'],
  ['New York goes back', '2026-11-01T06:00:00Z'],
  ['Lord Howe goes back by half an hour', '2026-04-04T15:00:00Z'],
  ['Lord Howe goes forward by half an hour', '2026-10-03T15:30:00Z'],
  ['Cairo goes forward at midnight', '2026-04-23T22:00:00Z'],
  ['Cairo goes back at midnight', '2026-10-29T21:00:00Z']
])(
  'sends to everyone once a date, at their own time: %s',
  async (_what, change) => {
    const start = Date.parse(change) - AROUND_MS
    const ticks = Array.from({ length: (2 * AROUND_MS) / STEP_MS }, (_, index) => start + (index + 1) * STEP_MS)
    jest.setSystemTime(start)
    await emptyDatabase()
    await publish({ daily: ['I begin.'], health: ['I rest.'], love: ['I care.'] })
    await db().subscriber.createMany({
      data: readers.map((one) => ({ ...one, nextSendAt: nextSendFrom(one, new Date(start)) }))
    })

    const got = new Map<string, string[]>()
    const transport: Transport = {
      maxConcurrent: READERS > 1_000 ? 200 : 20,
      close: () => {},
      send: async ({ to, id }) => {
        got.set(to, [...(got.get(to) ?? []), `${id.slice(0, 10)} ${Date.now()}`])
      }
    }
    for (const [index, tick] of ticks.entries()) {
      jest.setSystemTime(tick)
      await sendNewsletter(transport, {})
      if (index % 20 !== 10) continue
      for (const [number, { id, timeZone }] of readers.entries()) {
        if (!isChanging(number) || number % 3 !== index % 3) continue
        const time = `${String(pick(number + index, 24)).padStart(2, '0')}:30`
        await saveSettings(id, { time, timeZone, days: 'daily', categories: [] })
      }
    }

    const clocks = new Map(ZONES.map((zone) => [zone, clockOf(zone, [start, ...ticks])]))
    let count = 0
    for (const [number, reader] of readers.entries()) {
      const mails = got.get(reader.email) ?? []
      count += mails.length
      const dates = mails.map((mail) => mail.slice(0, 10))
      expect([reader.id, new Set(dates).size]).toEqual([reader.id, dates.length])
      if (isChanging(number)) continue
      const clock = clocks.get(reader.timeZone) ?? []
      // The first date may have begun before, and the last one goes on.
      const wanted = [...new Set(clock.map(({ date }) => date))].flatMap((date) => {
        const [first] = clock.filter((shown) => shown.date === date && shown.time >= reader.sendTime)
        const isSeenWhole =
          first && first.tick !== start && (date !== clock[0]?.date || (clock[0]?.time ?? '') < reader.sendTime)
        return isSeenWhole && isWanted(reader, date) ? [`${date} ${first.tick}`] : []
      })
      expect([reader.id, reader.timeZone, reader.sendTime, mails]).toEqual([
        reader.id,
        reader.timeZone,
        reader.sendTime,
        wanted
      ])
    }
    expect(count).toBeGreaterThan(READERS)
    expect(await db().delivery.count({ where: { status: { not: 'sent' } } })).toBe(0)
  },
  3_600_000
)
