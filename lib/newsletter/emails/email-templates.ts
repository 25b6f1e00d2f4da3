/** The contents of the e-mails: the daily one, and the single ones of the outbox. */
import { randomUUID } from 'node:crypto'
import { mails } from '../../../content/pages/newsletter'
import type { CategoryName } from '../../../content/types'
import type { Affirmation } from '../../affirmations/types'
import { dateInWords } from '../../calendar/utc-date'
import { findCategory } from '../../content/taxonomy'
import { truncateAtWord } from '../../content/text/truncate'
import { absoluteUrl, siteHost } from '../../env'
import { routes } from '../../routes'
import type { Mail } from '../transport'
import { type EmailContent, type RenderedEmail, renderEmail } from './email-layout'
import type { Links } from './links'

/** Longer subjects are cut by most e-mail programs. */
const SUBJECT_LENGTH = 78

type Words = Omit<EmailContent, 'sky' | 'action'> & { action: string }

/** @param href of its button */
function emailOf({ action, ...words }: Words, sky: CategoryName, href: string): RenderedEmail {
  return renderEmail({ ...words, sky, action: { label: action, href } })
}

/** Stand for the recipient's own links in an e-mail that is rendered once for all. Nobody's words can contain them. */
const LEAVE = `https://${randomUUID()}/`
const SETTINGS = `https://${randomUUID()}/`

/** The affirmation of a date for everyone: a function from a recipient's own links to the e-mail, which renders nothing. */
export function dailyEmails(
  date: string,
  affirmation: Affirmation
): (unsubscribe: string, settings: string) => RenderedEmail {
  const { subject, html, text } = dailyEmail(date, affirmation, LEAVE, SETTINGS)
  // An address of ours has no character that HTML would escape.
  return (unsubscribe, settings) => {
    const fill = (words: string) => words.split(LEAVE).join(unsubscribe).split(SETTINGS).join(settings)
    return { subject, html: fill(html), text: fill(text) }
  }
}

/** The affirmation of a date (YYYY-MM-DD). The subject is the affirmation itself. */
export function dailyEmail(date: string, { text, category, slug }: Affirmation, unsubscribe: string, settings: string) {
  const words = {
    ...mails.daily,
    subject: truncateAtWord(text.trim(), SUBJECT_LENGTH),
    label: `${dateInWords(date)} · ${findCategory(category).displayName}`,
    headline: text,
    paragraphs: []
  }
  return emailOf({ ...words, unsubscribe, settings }, category, absoluteUrl(routes.affirmation(slug)))
}

export function unsubscribeLinkEmail(unsubscribe: string): RenderedEmail {
  return emailOf(mails.unsubscribeLink, 'weekly', unsubscribe)
}

export function welcomeEmail(unsubscribe: string, settings: string): RenderedEmail {
  return emailOf({ ...mails.welcome, unsubscribe, settings }, 'daily', absoluteUrl(routes.home()))
}

/** @param isLast true if the mailbox is not asked again for two weeks, whatever is entered */
export function confirmEmail(confirm: string, isLast = false): RenderedEmail {
  const { intro, once, last, ...words } = mails.confirm
  return emailOf({ ...words, paragraphs: [intro, isLast ? last : once] }, 'health', confirm)
}

export function newAddressEmail(confirm: string): RenderedEmail {
  return emailOf(mails.newAddress, 'health', confirm)
}

export function approvedEmail({ text, category, slug }: Affirmation): RenderedEmail {
  return emailOf({ ...mails.approved, headline: text }, category, absoluteUrl(routes.affirmation(slug)))
}

/**
 * Quotes nothing of the submission: anyone could have anything sent to anyone that way.
 * @param reason the reviewer's own words
 */
export function rejectedEmail(reason: string): RenderedEmail {
  const { before, after, ...words } = mails.rejected
  return renderEmail({ ...words, sky: 'weekly', paragraphs: [before, reason, after] })
}

/** Header fields by which e-mail programs offer to unsubscribe (RFC 2369, RFC 8058) and sort e-mails (RFC 2919). */
export function listFields(links: Links, subscriberId: string): Pick<Mail, 'headers' | 'list'> {
  return {
    headers: {
      'List-Unsubscribe': `<${links.unsubscribeApi(subscriberId)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click'
    },
    list: { id: { comment: mails.sender, url: `daily.${siteHost()}` } }
  }
}
