/** Hands e-mails over to the server at SMTP_URL, and tells what its replies mean. */
import { domainToASCII } from 'node:url'
import { createTransport, type NodemailerError } from 'nodemailer'
import { mails } from '../../content/pages/newsletter'
import { printable } from '../content/text/printable'
import { siteHost } from '../env'
import type { RenderedEmail } from './emails/email-layout'

/** An e-mail that is not handed over after this time counts as lost, in milliseconds. Leases last longer. */
export const SEND_WITHIN_MS = 60_000
/** A server that does not greet within this time is not there, in milliseconds. */
const CONNECT_WITHIN_MS = 15_000
/** Unless SMTP_URL says something else: smtp://…/?maxConnections=10 */
const CONNECTIONS = 5

export interface Mail extends RenderedEmail {
  to: string
  /** The part before the @ of its Message-ID: the same for the same e-mail, however often it is sent. */
  id: string
  headers?: Record<string, string>
  /** The List-Id: a name in any script, and the host that stands for the list. */
  list?: { id: { comment: string; url: string } }
}

export interface Transport {
  /** Number of e-mails that may be on their way at once. */
  maxConcurrent: number
  /** @throws SendError */
  send(mail: Mail): Promise<void>
  /** Ends the connections. */
  close(): void
}

/**
 * The meaning of a failure.
 * - refused: the server will not take e-mail for this address (5xx)
 * - sender: it will not take this from us, for anyone or for some (5xx): blocked, over a quota, a policy
 * - temporary: not now (4xx)
 * - lost: no reply, or none any more
 * - misconfigured: nothing can be sent as things are, whoever it is for
 */
type Failure = 'refused' | 'sender' | 'temporary' | 'lost' | 'misconfigured'

export class SendError extends Error {
  constructor(
    readonly failure: Failure,
    message: string,
    /** The enhanced status code (RFC 3463), such as 5.7.1. Without one a refusal may be about anything. */
    readonly status?: string
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
  const domain = domainToASCII(from.address.split('@')[1] ?? '')
  const { hostname, searchParams } = new URL(url)
  const maxConnections = Number(searchParams.get('maxConnections') ?? CONNECTIONS)
  // Relays refuse the default of hosts without a full name, such as containers: [127.0.0.1].
  const name = searchParams.get('name') ?? siteHost()
  const limits = { connectionTimeout: CONNECT_WITHIN_MS, greetingTimeout: CONNECT_WITHIN_MS }
  const closed = { disableFileAccess: true, disableUrlAccess: true }
  // An e-mail lost on the way is tried again from the rows, where it is counted; not by the pool.
  const mailer = createTransport({ url, name, pool: true, maxConnections, maxRequeues: 0, ...limits, ...closed })
  return {
    // A second e-mail for each connection waits while the first one's row is written.
    maxConcurrent: 2 * maxConnections,
    async send({ to, id, subject, html, text, headers = {}, list }) {
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
          headers: { ...unfolded(headers), 'Auto-Submitted': 'auto-generated' },
          list,
          signal: late.signal
        })
      } catch (error) {
        const reason = error as NodemailerError
        if (isAboutEncryption(reason)) throw new SendError('misconfigured', encryptionProblem(hostname, reason))
        const status = statusOf(reason.response)
        throw new SendError(failureOf(reason, status), withoutAddress(reason.response ?? reason.message, to), status)
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

/** Values in ASCII stay on one line: some signers and programs do not read an address of List-Unsubscribe behind a fold. */
function unfolded(headers: Record<string, string>) {
  const onOneLine = (value: string) => (/^[ -~]*$/.test(value) ? { prepared: true, value } : value)
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, onOneLine(value)]))
}

/** The enhanced status code at the beginning of a reply. One that ends in 0.0 says nothing. */
function statusOf(reply = ''): string | undefined {
  const [, status] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(reply) ?? []
  return status?.endsWith('.0.0') ? undefined : status
}

/** About the address: it does not exist, or its mailbox is closed. 5.1.7 and 5.1.8 are about the address of the sender. */
const ABOUT_ADDRESS = /^5\.(1\.(?![78]$)\d+|2\.1)$/

function failureOf({ code, response, responseCode, command }: NodemailerError, status?: string): Failure {
  // 503 means that commands came in the wrong order, and says nothing about the e-mail. No server says 600.
  if (responseCode && responseCode >= 500 && responseCode < 600 && responseCode !== 503) {
    if (command !== 'RCPT TO' && command !== 'DATA') return 'misconfigured'
    // A full mailbox may be emptied.
    if (status === '5.2.2' || (responseCode === 552 && !status) || status?.startsWith('4')) return 'temporary'
    return !status || ABOUT_ADDRESS.test(status) ? 'refused' : 'sender'
  }
  // Not greylisting, which comes once the server knows who writes to whom.
  if (responseCode) return command === 'EHLO' || command === 'HELO' ? 'sender' : 'temporary'
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'ECONFIG') return 'misconfigured'
  // A reply that is none of SMTP's is not about the e-mail.
  return !response && (code === 'EENVELOPE' || code === 'EMESSAGE') ? 'refused' : 'lost'
}

function isAboutEncryption({ code, message, originalCode = '' }: NodemailerError & { originalCode?: string }): boolean {
  // 454: not now.
  if (code === 'ETLS') return !/closed|: 4\d\d\b/.test(message)
  return /CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL|^EPROTO$/.test(originalCode)
}

function encryptionProblem(host: string, { message }: NodemailerError): string {
  const reason = message.replace('Error initiating TLS - ', '').trim().split('\n').at(0)
  return `${host} cannot be trusted to be your mail server (${reason}). If its certificate is one of your own, name it in NODE_EXTRA_CA_CERTS, or end SMTP_URL with /?tls.rejectUnauthorized=false: then e-mails are still encrypted, but whoever is between you and the server can read them and the password.`
}

/** Servers like to repeat the address, or the name in it; what is kept of their reply does not, and moves no cursor. */
function withoutAddress(reply: string, address: string): string {
  const [name, domain] = address.split(/@(?=[^@]*$)/).map((part) => part.replace(/\W/g, '\\$&'))
  const anyForm = new RegExp(`${name}\\W{1,3}(40|3D)?${domain}|(?<!\\w)${name}(?!\\w)`, 'gi')
  return printable(reply.replace(anyForm, '…').replace(/\s+/g, ' ').slice(0, 300))
}
