import { addSubscribers, emptyDatabase, publish, setUpTestDatabase } from '../../../test/database'
import { setUpTestMail } from '../../../test/servers/mail'
import { db } from '../../db/client'
import { dailyWorker } from '../mail-worker'
import { openTransport } from '../transport'
import { beginRun, takeTurn } from './run-times'

setUpTestDatabase()
const testMail = setUpTestMail()
beforeEach(async () => {
  await emptyDatabase()
  await publish({ daily: ['I can begin again.'] })
})

const at = (time: string) => new Date(`2026-11-27T${time}Z`)

describe('takeTurn', () => {
  it('gives each quarter of an hour to one process', async () => {
    for (const time of ['06:00:00', '06:14:59', '06:15:00']) {
      const turns = await Promise.all(Array.from({ length: 5 }, () => takeTurn(at(time))))
      expect(turns.filter(Boolean)).toHaveLength(time === '06:14:59' ? 0 : 1)
    }
  })
})

describe('beginRun', () => {
  it('sends ahead if runs come once a day, and not if they come more often', async () => {
    expect(await beginRun(at('06:00:00'))).toBe(0)
    expect(await beginRun(at('06:15:00'))).toBe(0)
    expect(await beginRun(new Date('2026-11-28T06:00:00Z'))).toBe(23 * 3_600_000)
  })
})

describe('the daily worker', () => {
  it('sends to everyone who is due, once, in two processes as in one', async () => {
    const emails = await addSubscribers(12)
    await db().subscriber.updateMany({ data: { nextSendAt: new Date(Date.now() - 1_000) } })
    const log = jest.spyOn(console, 'log').mockImplementation(() => {})
    const other = openTransport(testMail.smtp.url, 'hello@example.org')
    const { signal } = new AbortController()
    for (let look = 1; look <= 2; look += 1)
      await Promise.all([testMail.transport, other].map((transport) => dailyWorker.send(transport, signal)))
    other.close()
    expect(testMail.smtp.received.map(({ to }) => to).sort()).toEqual(emails)
    expect(log).toHaveBeenCalledWith('The daily e-mail: 12 sent, 0 failed.')
    log.mockRestore()
  })
})
