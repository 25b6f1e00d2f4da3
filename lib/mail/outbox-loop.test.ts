import { db } from '../data/client'
import { subscribe } from '../data/subscribers'
import { setUpTestDatabase } from '../testing/database'
import { expectConsoleErrors } from '../testing/quiet-console'
import { startSmtp } from '../testing/smtp'
import { startOutboxLoop } from './outbox-loop'
import { wakeOutbox } from './wake'

setUpTestDatabase()

const until = async (is: () => boolean) => {
  while (!is()) await new Promise((resolve) => setTimeout(resolve, 20))
}
const hide = (from: string, to: string) => db().$executeRawUnsafe(`ALTER TABLE "${from}" RENAME TO "${to}"`)

it('sends what is owed when it starts and when it is woken, and tells the same trouble once', async () => {
  expectConsoleErrors()
  const smtp = await startSmtp()
  await subscribe('ann@example.org', { mail: true })
  wakeOutbox()
  startOutboxLoop(smtp.url, 'hello@example.org')
  await until(() => smtp.received.length === 1)

  await subscribe('bob@example.org', { mail: true })
  wakeOutbox()
  await until(() => smtp.received.length === 2)

  await hide('OutboxMail', 'Hidden')
  const told = console.error as jest.Mock
  for (let time = 1; time <= 3; time += 1) {
    wakeOutbox()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  expect(told).toHaveBeenCalledTimes(1)
  expect(told).toHaveBeenCalledWith('Owed mails could not be sent:', expect.any(Error))
  await hide('Hidden', 'OutboxMail')

  await subscribe('eve@example.org', { mail: true })
  wakeOutbox()
  await until(() => smtp.received.length === 3)
  expect(smtp.received.map(({ to }) => to)).toEqual(['ann@example.org', 'bob@example.org', 'eve@example.org'])
  await smtp.close()
})
