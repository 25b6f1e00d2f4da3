/** The contents of the e-mails: the daily one, and the single ones of the outbox. */
import { randomUUID } from 'node:crypto'
import { mails } from '../../../content/pages/newsletter'
import type { Affirmation } from '../../affirmations/types'
import { dateInWords } from '../../calendar/utc-date'
import { findCategory } from '../../content/taxonomy'
import { truncateAtWord } from '../../content/text/truncate'
import { absoluteUrl, env, siteHost } from '../../env'
import { routes } from '../../routes'
import type { Mail } from '../transport'
import { type RenderedEmail, renderEmail } from './email-layout'
import type { Links } from './links'

/** Longer subjects are cut by most e-mail programs. */
const SUBJECT_LENGTH = 78

const here = (words: string) => words.replace('{site}', new URL(env().SITE_URL).host)

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
export function dailyEmail(
  date: string,
  affirmation: Affirmation,
  unsubscribe: string,
  settings: string
): RenderedEmail {
  const { action, why } = mails.daily
  return renderEmail({
    subject: truncateAtWord(affirmation.text.trim(), SUBJECT_LENGTH),
    sky: affirmation.category,
    label: `${dateInWords(date)} · ${findCategory(affirmation.category).displayName}`,
    headline: affirmation.text,
    paragraphs: [],
    action: { label: action, href: absoluteUrl(routes.affirmation(affirmation.slug)) },
    why: here(why),
    unsubscribe,
    settings
  })
}

export function unsubscribeLinkEmail(unsubscribe: string): RenderedEmail {
  const { action, why, ...words } = mails.unsubscribeLink
  return renderEmail({ ...words, sky: 'weekly', action: { label: action, href: unsubscribe }, why: here(why) })
}

export function welcomeEmail(unsubscribe: string, settings: string): RenderedEmail {
  const { action, why, ...words } = mails.welcome
  return renderEmail({
    ...words,
    sky: 'daily',
    action: { label: action, href: absoluteUrl(routes.home()) },
    why: here(why),
    unsubscribe,
    settings
  })
}

/** @param isLast true if the mailbox is not asked again for two weeks, whatever is entered */
export function confirmEmail(confirm: string, isLast = false): RenderedEmail {
  const { action, why, intro, once, last, ...words } = mails.confirm
  const paragraphs = [intro, isLast ? last : once]
  return renderEmail({ ...words, paragraphs, sky: 'health', action: { label: action, href: confirm }, why: here(why) })
}

export function newAddressEmail(confirm: string): RenderedEmail {
  const { action, why, ...words } = mails.newAddress
  return renderEmail({ ...words, sky: 'health', action: { label: action, href: confirm }, why: here(why) })
}

export function approvedEmail(affirmation: Affirmation): RenderedEmail {
  const { action, why, ...words } = mails.approved
  return renderEmail({
    ...words,
    sky: affirmation.category,
    headline: affirmation.text,
    action: { label: action, href: absoluteUrl(routes.affirmation(affirmation.slug)) },
    why: here(why)
  })
}

/**
 * Quotes nothing of the submission: anyone could have anything sent to anyone that way.
 * @param reason the reviewer's own words
 */
export function rejectedEmail(reason: string): RenderedEmail {
  const { before, after, why, ...words } = mails.rejected
  return renderEmail({ ...words, sky: 'weekly', paragraphs: [before, reason, after], why: here(why) })
}

/** By what e-mail programs offer to leave the list (RFC 2369, RFC 8058) and sort it (RFC 2919). */
export function listFields(links: Links, subscriberId: string): Pick<Mail, 'headers' | 'list'> {
  return {
    headers: {
      'List-Unsubscribe': `<${links.unsubscribeApi(subscriberId)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click'
    },
    list: { id: { comment: mails.sender, url: `daily.${siteHost()}` } }
  }
}
