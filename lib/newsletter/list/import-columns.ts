/**
 * What the columns of other services' files say of an address. To bring people from another service, add its names and values
 * to the tables. They compare without case, accents, blanks and signs: `Opt-In Time` is `optintime`.
 */
import type { CsvRow } from './csv'

/** active: agreed, and still wants it. pending: never confirmed. left: unsubscribed, bounced, complained, or never agreed. */
export const STANDINGS = ['active', 'pending', 'left'] as const
export type Standing = (typeof STANDINGS)[number]

const words = (...texts: string[]) => texts.flatMap((text) => text.split(',')).map(plain)

/** The column of addresses, the likeliest first. */
const EMAIL = words(
  // “E-mail 1 - Value” is Google's, “Subscriber” MailerLite's.
  'email, email address, e-mail 1 - value, subscriber email, contact email, user email, mail, mail address, subscriber',
  'e-mail-adresse, mailadresse, adresse e-mail, adresse mail, adresse de messagerie, adresse électronique, courriel',
  'correo electrónico, correo, dirección de correo electrónico, dirección de correo, endereço de e-mail, e-mailadres',
  'indirizzo e-mail, indirizzo di posta elettronica, posta elettronica, adres e-mail, e-post, e-postadress, e-postadresse',
  'sähköposti, e-mailová adresa, электронная почта, адрес электронной почты, メールアドレス, 电子邮件, 邮箱, 이메일, البريد الإلكتروني'
)

/** Columns whose words say how an address stands. Those that begin or end with “status” are too. */
const STATUS = words('type, subscriber type, subscriber state, subscription state')

/** Their values. */
const VALUES: Record<Standing, string[]> = {
  active: words(
    // listmonk has enabled and confirmed, Buttondown regular, premium and gifted, Ghost and Substack free, paid and comped.
    'active, subscribed, enabled, confirmed, opted in, regular, premium, gifted, trialed, free, paid, comped, comp',
    'actif, abonné, inscrit, aktiv, abonniert, angemeldet, activo, suscrito, attivo, iscritto, ativo, inscrito, actief'
  ),
  pending: words(
    'pending, unconfirmed, not confirmed, unactivated, unverified, validating, waiting',
    'en attente, ausstehend, unbestätigt, pendiente, in attesa, pendente'
  ),
  left: words(
    'unsubscribed, opted out, cancelled, canceled, removed, deleted, archived, disabled, blocked, blocklisted, blacklisted',
    'bounced, bounce, hard bounced, hard bounce, cleaned, undeliverable, invalid, complained, complaint, spam complaint',
    'spam, junk, suppressed, opt out',
    // Kit calls those inactive who have not confirmed, beehiiv those who have left. Mailchimp's transactional ones only bought something.
    'inactive, non-subscribed, not subscribed, never subscribed, transactional, upcoming',
    'désabonné, désinscrit, abgemeldet, abbestellt, dado de baja, baja, disiscritto, cancellato, descadastrado'
  )
}

/**
 * Columns of yes or no, or of the date of something: what they say of whoever has a yes or a date there, and, in the second
 * place, a no. A name may have “at”, “time”, “date” or “on” behind it.
 */
const FLAGS: [names: string[], yes: Standing, no?: Standing][] = [
  [
    words(
      'unsubscribe, unsubscription, date unsubscribed, unsubscribed from all email, opt out, opted out, email opt out',
      'has opted out of email, opted out of email, bounce, bounced, hard bounced, clean, cleaned, complained, complaint, spam',
      'blocked, blocklisted, blacklisted, deleted, removed, cancelled, canceled, suppressed, archived, undeliverability'
    ),
    'left'
  ],
  // A no of theirs is a status: Substack has no other.
  [words('unsub, unsubscribed, email disabled'), 'left', 'active'],
  [
    words(
      'active, subscribed, subscribed to emails, opt in, opted in, email opt in, accepts marketing, accepts email marketing',
      'email consent, marketing consent, abonniert, angemeldet, abonné, inscrit, suscrito, iscritto, inscrito'
    ),
    'active',
    'left'
  ],
  [words('confirm, confirmed, confirmation, double opt in, verified, email verified, activated'), 'active', 'pending']
]
/** What is in the names and in the cells of columns that no table has, if they are about leaving. */
const LEAVING = anyOf(
  'unsub, neversub, notsub, suppress, bounce, complain, blocklist, blacklist, optout, optedout, donotemail, donotmail',
  'donotcontact, abgemeldet, abbestellt, désabonn, désinscri, dado de baja, disiscri, descadastr'
)
/** The same for agreeing: their no is one, and other words may mean anything. */
const AGREEING = anyOf('consent, optin, optedin, newsletter, zustimmung, einwilligung, acepta, accetta')
/** Columns that are about leaving, but not about whether somebody has: links to leave, and counts. */
const NO_VERDICT = /(token|hash|link|url|key|count|rate|bounces)$/
/** Columns that have words for those only who have left. */
const ONLY_OF_LEAVERS = /(reason|title|note|comment)s?$/
/** A cell with more characters may speak of anything. */
const CELL_LENGTH = 40
const YES = words('yes, y, true, t, 1, ja, oui, sí, si, sim')
const NO = words('no, n, false, f, 0, nein, non, não, nee, null, none, never')
/** Of any calendar order, or in seconds since 1970. */
const DATE = /^(\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{10,13}$|[A-Za-z]{3,9}\.? \d{1,2},? \d{4})/

export interface Columns {
  email: number
  /** What each column says of an address by its cell, by the number of the column. */
  readers: Map<number, Reader>
  /** The names of the columns. */
  names: string[]
}

function anyOf(...texts: string[]): RegExp {
  return new RegExp(words(...texts).join('|'))
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Number of the column of addresses; -1 if the cells are no header. */
export function emailColumn(cells: string[], given?: string): number {
  const names = cells.map(plain)
  if (given !== undefined) return names.indexOf(plain(given))
  return names.indexOf(EMAIL.find((name) => names.includes(name)) ?? '-')
}

/** @param overrides what the operator says of values, by value */
export function readHeader(names: string[], email: number, overrides: Map<string, Standing>): Columns {
  const said = new Map([...overrides].map(([value, standing]) => [plain(value), standing]))
  const readers: Columns['readers'] = new Map()
  for (const [index, name] of names.map(plain).entries()) {
    if (index === email) continue
    const read = readerOf(name.replace(/^(is|has)/, ''))
    readers.set(index, (cell) => (plain(cell) ? (said.get(plain(cell)) ?? read(cell.trim())) : undefined))
  }
  return { email, readers, names }
}

type Reader = (cell: string) => Standing | 'unknown' | undefined

function readerOf(name: string): Reader {
  if (STATUS.includes(name) || /^statu[st]|statu[st]$/.test(name)) return (cell) => standingOf(cell) ?? 'unknown'
  const flag = FLAGS.find(([names]) => names.includes(name) || names.includes(name.replace(/(at|time|date|on)$/, '')))
  if (flag) return (cell) => (isNo(cell) ? flag[2] : isYes(cell) ? flag[1] : 'unknown')
  if (NO_VERDICT.test(name)) return () => undefined
  if (LEAVING.test(name)) {
    const isSaid = ONLY_OF_LEAVERS.test(name)
    return (cell) => (isNo(cell) ? undefined : isSaid || isYes(cell) ? 'left' : (standingOf(cell) ?? 'unknown'))
  }
  return (cell) => {
    if (AGREEING.test(name) && isNo(cell)) return 'left'
    if (cell.length > CELL_LENGTH || !LEAVING.test(plain(cell))) return undefined
    return standingOf(cell) ?? 'unknown'
  }
}

const standingOf = (cell: string) => STANDINGS.find((standing) => VALUES[standing].includes(plain(cell)))
// Databases write 0000-00-00 for no date.
const isNo = (cell: string) => NO.includes(plain(cell)) || cell.startsWith('0000')
const isYes = (cell: string) => YES.includes(plain(cell)) || DATE.test(cell)

/**
 * What all columns of a row say together: the worst counts.
 * @returns no standing if nothing says it, the columns and values that say so, and those that nobody knows
 */
export function readStanding({ readers, names }: Columns, { cells }: CsvRow) {
  const verdicts = [...readers].flatMap(([index, read]) => {
    const cell = cells[index] ?? ''
    const standing = read(cell)
    return standing ? [{ standing, because: `${names[index]}: ${cell.trim()}` }] : []
  })
  const unknown = verdicts.filter(({ standing }) => standing === 'unknown').map(({ because }) => because)
  const standing = [...STANDINGS].reverse().find((one) => verdicts.some((verdict) => verdict.standing === one))
  const reasons = verdicts.filter((verdict) => verdict.standing === standing)
  return { standing, because: reasons.map(({ because }) => because).join(', '), unknown }
}
