/** The part of the server that sends the daily e-mail, with NEWSLETTER_AUTO. */
import type { MailWorker } from '../mail-worker'
import { takeTurn } from './run-times'
import { sendNewsletter } from './send-newsletter'

export const dailyWorker: MailWorker = {
  everyMs: 30_000,
  send: async (transport, signal) => {
    if (!(await takeTurn(new Date()))) return
    const { sent, failed, blamedOnSender, stopped } = await sendNewsletter(transport, { signal })
    if (sent > 0) console.log(`The daily e-mail: ${sent} sent, ${failed} failed.`)
    if (failed > 0 || blamedOnSender > 0 || (stopped && !signal.aborted))
      console.warn(`The daily e-mail was not sent to ${failed}; it is tried again. ${stopped ?? ''}`.trim())
  },
  failure: 'The daily e-mail could not be sent:'
}
