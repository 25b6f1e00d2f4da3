/** Gives a test file an SMTP server of its own, and the transport that sends to it. */
import { db } from '../../lib/db/client'
import type { Run } from '../../lib/newsletter/daily/leases'
import { sendNewsletter } from '../../lib/newsletter/daily/send-newsletter'
import { NOT_COMPUTED } from '../../lib/newsletter/list/schedule'
import { openTransport, type Transport } from '../../lib/newsletter/transport'
import '../everything-on'
import { startSmtp, type TestSmtp } from './smtp'

interface TestMail {
  smtp: TestSmtp
  transport: Transport
}

/**
 * Call this once at the top of a test file. Each test begins with a server that has received nothing and refuses nothing.
 * @returns an object whose fields are set before the first test
 */
export function setUpTestMail(from = 'hello@example.org'): TestMail {
  const testMail = {} as TestMail
  beforeAll(async () => {
    testMail.smtp = await startSmtp()
    testMail.transport = openTransport(testMail.smtp.url, from)
  })
  afterAll(async () => {
    testMail.transport.close()
    await testMail.smtp.close()
  })
  beforeEach(() => {
    testMail.smtp.received.length = 0
    testMail.smtp.onRecipient = () => {}
    testMail.smtp.onMessage = () => {}
  })
  return testMail
}

/** Sends the daily e-mail at noon of a day (UTC), for which everyone is due. An affirmation has to be published. */
export async function sendDay(transport: Transport, day: string, run: Partial<Run> = {}) {
  await db().subscriber.updateMany({ data: { nextSendAt: NOT_COMPUTED } })
  return sendNewsletter(transport, { clock: () => new Date(`${day}T12:00:00Z`), ...run })
}
