/** The part of the server that sends the e-mails of the outbox. */
import type { MailWorker } from '../mail-worker'
import { sendOutbox } from './send-outbox'

export const outboxWorker: MailWorker = {
  /** An e-mail is begun within this time after it was enqueued. A look costs one query by an index. */
  everyMs: 2_000,
  send: (transport, signal) => sendOutbox(transport, signal, (reason) => console.warn(reason)),
  failure: 'The e-mails of the outbox could not be sent:'
}
