/** The parts of the server that send e-mails, beside the responses and never in their way. */
import { setTimeout as sleep } from 'node:timers/promises'
import { takeTurn } from './daily/run-times'
import { sendNewsletter } from './daily/send-newsletter'
import { sendOutbox } from './outbox/send-outbox'
import { openTransport, type Transport } from './transport'

interface MailWorker {
  /** Milliseconds between two looks. */
  everyMs: number
  /** Sends what is due. A look at nothing should cost little. */
  send: (transport: Transport, signal: AbortSignal) => Promise<unknown>
  /** What the log says if that fails. */
  failure: string
}

export const outboxWorker: MailWorker = {
  /** An e-mail is begun within this time after it was enqueued. A look costs one query by an index. */
  everyMs: 2_000,
  send: (transport, signal) => sendOutbox(transport, signal, (reason) => console.warn(reason)),
  failure: 'The e-mails of the outbox could not be sent:'
}

/** Sends the daily e-mail. It runs only if NEWSLETTER_AUTO is on. */
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

/**
 * Goes on until it is stopped, and does not keep the process alive.
 * @param url as SMTP_URL
 * @param mailFrom as MAIL_FROM
 * @returns a function that stops it: no other e-mail is begun, and those in hand are waited for, at most so many milliseconds
 */
export function startMailWorker(url: string, mailFrom: string, worker: MailWorker): (within: number) => Promise<void> {
  const transport = openTransport(url, mailFrom)
  const stopping = new AbortController()
  const working = sendUntil(stopping.signal, transport, worker)
  return async (within) => {
    stopping.abort()
    await Promise.race([working, sleep(within, undefined, { ref: false })])
    transport.close()
  }
}

async function sendUntil(signal: AbortSignal, transport: Transport, worker: MailWorker): Promise<void> {
  let lastError = ''
  while (!signal.aborted) {
    try {
      await worker.send(transport, signal)
      lastError = ''
    } catch (error) {
      // The rows stay: the next look tries again. The same error is logged once.
      const message = String(error)
      if (message !== lastError) console.error(worker.failure, error)
      lastError = message
    }
    await sleep(worker.everyMs, undefined, { ref: false, signal }).catch(() => {})
  }
}
