/** Sends the single e-mails of the outbox. Any number of processes may do so at once. */
import { isOn } from '../../../content/site'
import { findAffirmations } from '../../affirmations/reads/repository'
import { DAY_MS, MINUTE_MS } from '../../calendar/utc-date'
import { db } from '../../db/client'
import type { RenderedEmail } from '../emails/email-layout'
import {
  approvedEmail,
  confirmEmail,
  listFields,
  newAddressEmail,
  rejectedEmail,
  unsubscribeLinkEmail,
  welcomeEmail
} from '../emails/email-templates'
import { type Links, openLinks } from '../emails/links'
import { markAsked, recordRefusals, subscriberState } from '../list/subscribers'
import { askUnasked } from '../list/unasked'
import { type Mail, SendError, type Transport } from '../transport'
import { leaseOutboxMails, type OutboxMail } from './outbox'

/** Before the second, third, … try, in minutes; the last one is repeated. */
const RETRY_MINUTES = [0.5, 2, 5, 15, 60, 120, 240, 480]
/** After this time nobody waits for an e-mail any more. */
const GIVE_UP_AFTER_MS = 14 * DAY_MS

/**
 * Sends everything that is due, and asks those to confirm who signed up before e-mails could be sent.
 * @param signal ends it early: no other e-mail is begun, those in hand are finished
 * @param onFailure called with the reason why an e-mail was not taken, without its address
 * @returns the number of e-mails that the server took
 */
export async function sendOutbox(
  transport: Transport,
  signal?: AbortSignal,
  onFailure?: (reason: string) => void
): Promise<number> {
  let links: Links | undefined
  let sent = 0
  while (!signal?.aborted) {
    if (isOn('newsletter')) await askUnasked(transport.maxConcurrent)
    const mails = await leaseOutboxMails(transport.maxConcurrent)
    if (mails.length === 0) break
    links ??= await openLinks()
    for (const taken of await Promise.all(mails.map((mail) => settle(transport, mail, links as Links, onFailure)))) {
      if (taken) sent += 1
    }
  }
  return sent
}

async function settle(
  transport: Transport,
  mail: OutboxMail,
  links: Links,
  onFailure?: (reason: string) => void
): Promise<boolean> {
  const { id, email, attempts, createdAt } = mail
  const row = { where: { id } }
  try {
    const rendered = await renderMail(mail, links)
    if (rendered) await transport.send({ ...rendered, to: email, id: `${mail.kind}.${id}` })
    await db().outboxMail.deleteMany(row)
    return rendered !== undefined
  } catch (error) {
    if (!(error instanceof SendError)) throw error
    const wait = RETRY_MINUTES[Math.min(attempts, RETRY_MINUTES.length - 1)] ?? 0
    // Without a status it may be about us, and a single e-mail cannot tell.
    const isRefused = error.failure === 'refused' && error.status !== undefined
    onFailure?.(`An e-mail (${mail.kind}) was not sent: ${error.failure}, ${error.message}`)
    if (isRefused || createdAt.getTime() < Date.now() - GIVE_UP_AFTER_MS) await db().outboxMail.deleteMany(row)
    else {
      const due = new Date(Date.now() + wait * MINUTE_MS)
      await db().outboxMail.updateMany({ ...row, data: { due, lastError: error.message, attempts: { increment: 1 } } })
    }
    if (isRefused && 'subscriberId' in mail.data) {
      const { subscriberId } = mail.data
      await db().$transaction((tx) => recordRefusals(tx, [subscriberId]))
    }
    return false
  }
}

/** Renders an e-mail as things stand now; undefined if nobody waits for it any more. */
async function renderMail(mail: OutboxMail, links: Links): Promise<Omit<Mail, 'to' | 'id'> | undefined> {
  if (mail.kind === 'decision') return renderDecision(mail.data.submissionId)
  if (!isOn('newsletter') && (mail.kind === 'welcome' || mail.kind === 'confirm')) return undefined
  const { subscriberId } = mail.data
  const state = await subscriberState(subscriberId)
  if (state === 'gone') return undefined
  if (mail.kind === 'welcome') {
    if (state !== 'confirmed') return undefined
    return {
      ...welcomeEmail(links.unsubscribePage(subscriberId), links.settingsPage(subscriberId)),
      ...listFields(links, subscriberId)
    }
  }
  if (mail.kind === 'unsubscribe') return unsubscribeLinkEmail(links.unsubscribePage(subscriberId))
  const { isLast, replaces } = mail.data
  if (replaces) return newAddressEmail(links.newAddressPage(subscriberId, mail.email, replaces))
  // The link first: it must not expire after the row that it is about.
  const link = links.confirmPage(subscriberId)
  return (await markAsked(subscriberId)) ? confirmEmail(link, isLast) : undefined
}

/** Renders the decision that the author of a submission is told; undefined if there is none. */
async function renderDecision(submissionId: string): Promise<RenderedEmail | undefined> {
  const submission = await db().submission.findUnique({ where: { id: submissionId } })
  if (submission?.status === 'rejected') return rejectedEmail(submission.decisionReason ?? '')
  if (submission?.status !== 'approved' || !submission.affirmationId) return undefined
  const [affirmation] = await findAffirmations([submission.affirmationId])
  return affirmation && approvedEmail(affirmation)
}
