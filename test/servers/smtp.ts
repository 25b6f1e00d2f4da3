/** A real SMTP server for tests, on the loopback interface, that records accepted messages. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

interface Received {
  to: string
  /** The message as received, with its headers. */
  raw: string
}

export interface TestSmtp {
  url: string
  received: Received[]
  /** Called for each RCPT TO; may throw an error with `responseCode` to refuse the recipient. */
  onRecipient: (address: string) => void | Promise<void>
  /** Refuses all recipients. */
  refuse(responseCode: number, message: string): void
  /** Called before a message is accepted, with a function that destroys the connection. */
  onMessage: (to: string, disconnect: () => void) => void | Promise<void>
  close(): Promise<void>
}

/** A refusal of the server, to be thrown by the functions above. The message begins with its enhanced status code, if it has one. */
export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

export type SmtpOptions = SMTPServerOptions

export async function startSmtp(options: SmtpOptions = {}, port = 0): Promise<TestSmtp> {
  const smtp: TestSmtp = {
    url: '',
    received: [],
    onRecipient: () => {},
    refuse(responseCode, message) {
      smtp.onRecipient = () => {
        throw smtpError(responseCode, message)
      }
    },
    onMessage: () => {},
    close: () => new Promise((resolve) => server.close(() => resolve()))
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    ...options,
    onRcptTo({ address }, _session, done) {
      Promise.resolve()
        .then(() => smtp.onRecipient(address))
        .then(() => done(), done)
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', async () => {
        const to = session.envelope.rcptTo[0]?.address ?? ''
        const connection = [...server.connections].find(({ id }) => id === session.id)
        let isDisconnected = false
        try {
          await smtp.onMessage(to, () => {
            isDisconnected = true
            ;(connection as unknown as { _socket: { destroy(): void } })._socket.destroy()
          })
        } catch (error) {
          return done(error as Error)
        }
        if (isDisconnected) return
        smtp.received.push({ to, raw: Buffer.concat(parts).toString('utf8') })
        done()
      })
    }
  })
  server.on('error', () => {})
  const listener = server.listen(port, '127.0.0.1')
  if (!listener.listening) await once(listener, 'listening')
  smtp.url = `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${(listener.address() as AddressInfo).port}`
  return smtp
}

/** The value of a message's header, unfolded. */
export function headerOf(raw: string, name: string): string | undefined {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  return head
    .split('\r\n')
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    ?.slice(name.length + 1)
    .trim()
}
