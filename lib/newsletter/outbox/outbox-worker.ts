/** The part of the server that sends the e-mails of the outbox, beside the responses and never in their way. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openTransport, type Transport } from '../transport'
import { sendOutbox } from './send-outbox'

/** An e-mail is begun within this time after it was enqueued. A look costs one query by an index. */
const LOOK_EVERY_MS = 2_000

/**
 * Goes on until it is stopped, and does not keep the process alive.
 * @param url as SMTP_URL
 * @param mailFrom as MAIL_FROM
 * @param everyMs milliseconds between two looks
 * @returns a function that stops it: no other e-mail is begun, and those in hand are waited for, at most so many milliseconds
 */
export function startOutboxWorker(
  url: string,
  mailFrom: string,
  everyMs = LOOK_EVERY_MS
): (within: number) => Promise<void> {
  const transport = openTransport(url, mailFrom)
  const stopping = new AbortController()
  const { signal } = stopping
  const working = sendUntil(signal, transport, everyMs)
  return async (within) => {
    stopping.abort()
    await Promise.race([working, sleep(within, undefined, { ref: false })])
    transport.close()
  }
}

async function sendUntil(signal: AbortSignal, transport: Transport, everyMs: number): Promise<void> {
  let lastError = ''
  while (!signal.aborted) {
    try {
      await sendOutbox(transport, signal, (reason) => console.warn(reason))
      lastError = ''
    } catch (error) {
      // The rows stay: the next look tries again. The same error is logged once.
      const message = String(error)
      if (message !== lastError) console.error('The e-mails of the outbox could not be sent:', error)
      lastError = message
    }
    await sleep(everyMs, undefined, { ref: false, signal }).catch(() => {})
  }
}
