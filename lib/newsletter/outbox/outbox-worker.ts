/** The part of the server that sends the e-mails of the outbox, beside the responses and never in their way. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openTransport } from '../transport'
import { sendOutbox } from './send-outbox'
import { onWakeOutbox } from './wake-outbox'

/** E-mails that another process has enqueued, or that are to be tried again, are found within this time. */
const LOOK_EVERY_MS = 30_000

/**
 * Goes on until it is stopped, and does not keep the process alive.
 * @param url as SMTP_URL
 * @param mailFrom as MAIL_FROM
 * @returns a function that stops it: no other e-mail is begun, and those in hand are waited for, at most so many milliseconds
 */
export function startOutboxWorker(url: string, mailFrom: string): (within: number) => Promise<void> {
  const transport = openTransport(url, mailFrom)
  const stopping = new AbortController()
  let looking: Promise<void> | undefined
  let isWoken = false
  let lastError = ''

  const lookWhileWoken = async () => {
    while (isWoken && !stopping.signal.aborted) {
      isWoken = false
      try {
        await sendOutbox(transport, stopping.signal, (reason) => console.warn(reason))
        lastError = ''
      } catch (error) {
        // The rows stay: the next look tries again. The same error is logged once.
        const message = String(error)
        if (message !== lastError) console.error('The e-mails of the outbox could not be sent:', error)
        lastError = message
      }
    }
    looking = undefined
  }
  const look = () => {
    if (stopping.signal.aborted) return
    isWoken = true
    looking ??= lookWhileWoken()
    return looking
  }
  onWakeOutbox(look)
  const looks = setInterval(look, LOOK_EVERY_MS).unref()
  look()
  return async (within) => {
    stopping.abort()
    clearInterval(looks)
    await Promise.race([looking, sleep(within, undefined, { ref: false })])
    transport.close()
  }
}
