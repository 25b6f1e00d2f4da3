/** Single mails that the site owes somebody, as rows: what was promised is not lost when a process dies. */
import type { Transaction } from './client'

/** What the words of each kind of mail need. */
export interface OutboxData {
  welcome: { subscriberId: string }
  confirm: { subscriberId: string }
  decision: { submissionId: string }
}

export type OutboxKind = keyof OutboxData

/** Owes somebody a mail. Part of the transaction that causes it, so that there is both or neither. */
export async function owe<Kind extends OutboxKind>(
  tx: Transaction,
  kind: Kind,
  email: string,
  data: OutboxData[Kind]
): Promise<void> {
  await tx.outboxMail.create({ data: { kind, email, data } })
}
