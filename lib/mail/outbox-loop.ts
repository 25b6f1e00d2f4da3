/** The part of the server that sends owed mails, beside the answers and never in their way. */
import { sendOutbox } from './send-outbox'
import { openTransport } from './transport'
import { onWakeOutbox } from './wake'

/** Mails that another process owes, or that are to be tried again, are found within this time. */
const LOOK_EVERY_MS = 30_000

/**
 * Goes on for as long as the process does, and does not keep it alive.
 * @param url as SMTP_URL
 * @param mailFrom as MAIL_FROM
 */
export function startOutboxLoop(url: string, mailFrom: string): void {
  const transport = openTransport(url, mailFrom)
  let isBusy = false
  let isCalled = false
  let lastTrouble = ''

  const look = async () => {
    isCalled = true
    if (isBusy) return
    isBusy = true
    while (isCalled) {
      isCalled = false
      try {
        await sendOutbox(transport)
        lastTrouble = ''
      } catch (error) {
        // The rows stay: the next look tries again. The same trouble is told once.
        const trouble = String(error)
        if (trouble !== lastTrouble) console.error('Owed mails could not be sent:', error)
        lastTrouble = trouble
      }
    }
    isBusy = false
  }
  onWakeOutbox(look)
  setInterval(look, LOOK_EVERY_MS).unref()
  look()
}
