/** Hands e-mails over to the server at SMTP_URL, and tells what its replies mean. */
import { createTransport, type NodemailerError } from 'nodemailer'
import { mails } from '../../content/pages/newsletter'
import type { RenderedEmail } from './emails/email-layout'

/** An e-mail that is not handed over after this time counts as lost, in milliseconds. Leases last longer. */
export const SEND_WITHIN_MS = 60_000
/** A server that does not greet within this time is not there, in milliseconds. */
const CONNECT_WITHIN_MS = 15_000
/** Unless SMTP_URL says something else: smtp://…/?maxConnections=10 */
const CONNECTIONS = 5

interface Mail extends RenderedEmail {
  to: string
  /** The part before the @ of its Message-ID: the same for the same e-mail, however often it is sent. */
  id: string
  headers?: Record<string, string>
}

export interface Transport {
  /** Number of e-mails that may be on their way at once. */
  slots: number
  /** @throws SendError */
  send(mail: Mail): Promise<void>
  /** Ends the connections. */
  close(): void
}

/**
 * The meaning of a failure.
 * - refused: the server will not take this e-mail (5xx)
 * - temporary: not now (4xx)
 * - lost: no reply, or none any more
 * - misconfigured: nothing can be sent as things are, whoever it is for
 */
type Failure = 'refused' | 'temporary' | 'lost' | 'misconfigured'

export class SendError extends Error {
  constructor(
    readonly failure: Failure,
    message: string
  ) {
    super(message)
  }
}

/**
 * @param url as SMTP_URL, which lib/env.ts has checked
 * @param mailFrom as MAIL_FROM
 */
export function openTransport(url: string, mailFrom: string): Transport {
  const from = sender(mailFrom)
  const domain = from.address.split('@')[1]
  const maxConnections = Number(new URL(url).searchParams.get('maxConnections') ?? CONNECTIONS)
  const limits = { connectionTimeout: CONNECT_WITHIN_MS, greetingTimeout: CONNECT_WITHIN_MS }
  const closed = { disableFileAccess: true, disableUrlAccess: true }
  // An e-mail lost on the way is tried again from the rows, where it is counted; not by the pool.
  const mailer = createTransport({ url, pool: true, maxConnections, maxRequeues: 0, ...limits, ...closed })
  return {
    // A second e-mail for each connection waits while the first one's row is written.
    slots: 2 * maxConnections,
    async send({ to, id, subject, html, text, headers = {} }) {
      // Not AbortSignal.timeout: its timers would outlive their e-mails by a minute, tens of thousands at a time.
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), SEND_WITHIN_MS)
      try {
        await mailer.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          html,
          text,
          messageId: `<${id}@${domain}>`,
          headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
          signal: late.signal
        })
      } catch (error) {
        const reason = error as NodemailerError
        throw new SendError(failureOf(reason), withoutAddress(reason.response ?? reason.message, to))
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => mailer.close()
  }
}

function sender(from: string): { name: string; address: string } {
  const [, name, address] = /^(.*) <(.+)>$/.exec(from) ?? [undefined, mails.sender, from]
  return { name: name as string, address: address as string }
}

function failureOf({ code, responseCode, command }: NodemailerError): Failure {
  // 503 means that commands came in the wrong order, and says nothing about the e-mail.
  if (responseCode && responseCode >= 500 && responseCode !== 503) {
    return command === 'RCPT TO' || command === 'DATA' ? 'refused' : 'misconfigured'
  }
  if (responseCode) return 'temporary'
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'ECONFIG') return 'misconfigured'
  return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'refused' : 'lost'
}

/** Servers like to repeat the address; what is kept of their reply does not. */
function withoutAddress(reply: string, address: string): string {
  const literally = address.replace(/[^\w@]/g, '\\$&')
  return reply.replace(new RegExp(literally, 'gi'), '…').slice(0, 300)
}
