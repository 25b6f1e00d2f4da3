/** A part of the server that sends e-mails, beside the responses and never in their way. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openTransport, type Transport } from './transport'

export interface MailWorker {
  /** Milliseconds between two looks. */
  everyMs: number
  /** Sends what is due. A look at nothing should cost little. */
  send: (transport: Transport, signal: AbortSignal) => Promise<unknown>
  /** What the log says if that fails. */
  failure: string
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
