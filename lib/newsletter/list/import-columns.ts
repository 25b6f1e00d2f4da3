/**
 * What the columns of other services' files say of an address. To bring people from another service, add its names and values
 * to the tables. They compare without case, accents, blanks and signs: `Opt-In Time` is `optintime`.
 */
import type { CsvRow } from './csv'

/** active: agreed, and still wants it. pending: never confirmed. left: unsubscribed, bounced, complained, or never agreed. */
export const STANDINGS = ['active', 'pending', 'left'] as const
export type Standing = (typeof STANDINGS)[number]
/** What an operator may say of a value or of a column: also that it says nothing. */
export const MEANINGS = [...STANDINGS, 'nothing'] as const
export type Meaning = (typeof MEANINGS)[number]

const words = (...texts: string[]) => texts.flatMap((text) => text.split(',')).map(plain)

/** The column of addresses, the likeliest first. */
const EMAIL = words(
  // “E-mail 1 - Value” is Google's, “Subscriber” MailerLite's.
  'email, email address, e-mail 1 - value, subscriber email, contact email, user email, primary email, mail, mail address',
  'subscriber, e-mail-adresse, primäre e-mail-adresse, mailadresse, adresse e-mail, adresse mail, adresse de messagerie, adresse électronique, courriel',
  'correo electrónico, correo, dirección de correo electrónico, dirección de correo, endereço de e-mail, e-mailadres',
  'indirizzo e-mail, indirizzo di posta elettronica, posta elettronica, adres e-mail, e-post, e-postadress, e-postadresse',
  'sähköposti, e-mailová adresa, электронная почта, адрес электронной почты, メールアドレス, 电子邮件, 邮箱, 이메일, البريد الإلكتروني'
)

/** Columns whose words say how an address stands. Those that begin or end with “status” are too. */
const STATUS = words('type, subscriber type, subscriber state, subscription state')
/** Columns whose words say so if they are among the values; others are about something else: a country has states. */
const STATE = anyOf('state, subscription, newsletter, estado, zustand, stato, état, stav, mitglied')

/** Their values. */
const VALUES: Record<Standing, string[]> = {
  active: words(
    // listmonk has enabled and confirmed, Buttondown regular, premium and gifted, Ghost and Substack free, paid and comped.
    'active, subscribed, enabled, confirmed, opted in, regular, premium, gifted, trialed, free, paid, comped, comp, express',
    'actif, abonné, inscrit, aktiv, abonniert, angemeldet, activo, suscrito, attivo, iscritto, ativo, inscrito, actief'
  ),
  pending: words(
    'pending, unconfirmed, not confirmed, unactivated, unverified, validating, waiting, awaiting confirmation, pending confirmation',
    'en attente, ausstehend, unbestätigt, wartend, pendiente, in attesa, pendente'
  ),
  left: words(
    'unsubscribed, opted out, cancelled, canceled, removed, deleted, archived, disabled, blocked, blocklisted, blacklisted',
    'bounced, bounce, hard bounced, hard bounce, cleaned, undeliverable, unreachable, invalid, complained, complaint',
    'spam complaint, spam, spammy, junk, suppressed, opt out, expired, suspended, banned, deactivated',
    // Kit calls those inactive who have not confirmed, beehiiv those who have left. Mailchimp's transactional ones only bought something.
    'inactive, non-subscribed, not subscribed, never subscribed, transactional, upcoming',
    'désabonné, désinscrit, inactif, abgemeldet, abbestellt, ausgetragen, gekündigt, storniert, gesperrt, gelöscht, inaktiv',
    'dado de baja, baja, cancelado, inactivo, inativo, disiscritto, cancellato, descadastrado, uitgeschreven, afgemeld'
  )
}
/** As does the status code of a refusal for good. */
const REFUSED = /^5(\d\d|\.\d+\.\d+)\b/

/**
 * Columns of yes or no, or of the date of something: what they say of whoever has a yes or a date there, and, in the second
 * place, a no. A name may have “at”, “time”, “date” or “on” behind it.
 */
const FLAGS: [names: string[], yes?: Standing, no?: Standing][] = [
  [words('enabled, valid, accept, accepts'), undefined, 'left'],
  [
    words(
      'clean, cleaned, spam, blocked, removed, cancelled, canceled, archived, stop, left, leave, ended, exit, dead, baja, refus'
    ),
    'left'
  ],
  // A no of theirs is a status: Substack has no other.
  [words('unsub, unsubscribed, email disabled'), 'left', 'active'],
  [
    words(
      'active, subscribed, subscribed to emails, opt in, opted in, email opt in, accepts marketing, accepts email marketing',
      'email consent, marketing consent, aktiv, abonniert, angemeldet, actif, abonné, inscrit, activo, suscrito, attivo',
      'iscritto, ativo, inscrito, actief'
    ),
    'active',
    'left'
  ],
  [
    words('confirm, confirmed, confirmation, double opt in, verified, email verified, activated, aktiviert, bestätigt'),
    'active',
    'pending'
  ]
]
/** What is in the names of columns that no table has, and in their cells, if they are about leaving. */
const LEAVING = anyOf(
  'unsub, neversub, notsub, suppress, bounce, complain, blocklist, blacklist, optout, optedout, donotemail, donotmail',
  'donotcontact, abgemeldet, abbestellt, désabonn, désinscri, dado de baja, disiscri, descadastr'
)
/** What is in such names alone. */
const LEAVING_NAME = anyOf(
  'disabl, deactiv, inactiv, banned, suspend, invalid, undeliver, asspam, spamreport, spamcomp, reportedspam, quarantin, deleted, deletion',
  'excluded, removal, revok, withdr, objecti, donotsend, noemail, nomail, no newsletter, no contact, kein newsletter, keine mail, keine e-mail, keine werbung',
  'abmeld, austritt, ausgetr, austrag, widerruf, widerspr, kündig, gesperrt, sperre, gelöscht, unzustellbar, inaktiv, deaktiv',
  'désactiv, résili, inactif, fecha de baja, fecha baja, cancelad, inativ, cancellat, cancellaz, disattiv, revoc, uitgeschreven, afgemeld',
  'wypisa, avregistr, avanmäl, avmeld, afmeld, frameld, odhláš, leiratkoz, peruut, отпис, удален, 配信停止, 退会, 退订, 取消订阅, 수신거부'
)
/** Columns whose no says that somebody does not want it; their other words may mean anything. */
const AGREEING = new RegExp(
  `^(?!.*(open|click|last|read|sent)).*(${
    anyOf(
      'consent, optin, optedin, newsletter, newsletter subscription, email subscription, mailing list, permission, gdpr, dsgvo',
      'subscribed, allowed, contactable, mail ok, wants email, abonniert, erlaubt, werbung, consentement, consenso, toestemming',
      'rgpd, mailable, deliverable, email valid, email enabled, can email, can contact, emails, zustimmung, einwilligung, acepta, accetta'
    ).source
  })$`
)
/** Columns whose yes says that somebody has still to confirm, and those whose no does. */
const UNCONFIRMED = anyOf('unconfirmed, notconfirmed, unverified, pending, awaiting, unbestätigt')
const CONFIRMED = anyOf('confirmed, verified, bestätigt, confirmé')
/** Columns of other ways to reach somebody. */
const OTHER_WAY = /^(?!.*mail).*(sms|whatsapp|phone|telefon|fax|push|call|text)|postal|cookie|tracking/
/** Columns that are about leaving, but not about whether somebody has: links to leave, and counts. */
const NO_VERDICT = /(token|hash|link|url|key|count|rate|score|(?<!val)id|bounces|^.*mailsbounced)$|^numberof/
/** Columns that have words for those only who have left. */
const ONLY_OF_LEAVERS = /(reason|title|note|comment|mode|method)s?$/
/** Columns of names, places and counts, where any word or number may stand. */
const NEUTRAL =
  /name|company|firma|title|city|address|street|^(nom|ort|stadt|plz|zip|age)$|languag|sprache|langue|locale|country|initial|gender|rating|opens|clicks|orders|points|total/
/** Columns of dates that everybody may have. */
const EVERYBODYS_DATES =
  /^(date|time|datum|fecha|data)$|creat|add|updat|modif|chang|join|regist|birth|geburt|naiss|subscri|sign|since|last|first|opt|open|click|sent|seen|import|enter|erstell|angelegt|anmeld|alta|inscri|timestamp/
/** A cell with more characters may speak of anything. */
const CELL_LENGTH = 40
const YES = words(
  'yes, y, true, t, 1, ja, oui, sí, si, sim, tak, ano, да, evet, igen, kyllä, はい, 是, 예, x, wahr, vrai, verdadero, verdadeiro, vero, waar, ✓, ✔, ☑, ✅'
)
const NO = words(
  'no, n, false, f, 0, off, nein, non, não, nee, nej, nie, ne, нет, hayır, nem, ei, いいえ, 否, 아니오, none, null, never, falsch, faux, falso, onwaar',
  '✗, ✘, ❌, ☐'
)
/** How a no begins that has more words. */
const REFUSING = /^(no|not|nein|kein\w*|nicht|non|never|do not|don.t) /i
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

/** Of a sign such as ✓, which has neither letters nor digits, the sign. */
function plain(text: string): string {
  const signs = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{S}]/gu, '')
  return signs.replace(/\p{S}/gu, '') || signs
}

/** Number of the column of addresses; -1 if the cells are no header. */
export function emailColumn(cells: string[], given?: string): number {
  const names = cells.map(plain)
  if (given !== undefined) return names.indexOf(plain(given))
  return names.indexOf(EMAIL.find((name) => names.includes(name)) ?? '-')
}

/** @param said what the operator says of values and of columns, by their names */
export function readHeader(names: string[], email: number, said: Map<string, Meaning>): Columns {
  const meanings = new Map([...said].map(([name, meaning]) => [plain(name), meaning]))
  const readers: Columns['readers'] = new Map()
  for (const [index, name] of names.map(plain).entries()) {
    const read = readerOf(name.replace(/^(is|has)/, ''))
    const ofColumn = meanings.get(name)
    const ofNo = ofColumn === 'active' ? 'left' : ofColumn && 'nothing'
    readers.set(index, (cell) => {
      if (!plain(cell)) return undefined
      if (index === email) return besideAddress(cell)
      const meaning = meanings.get(plain(cell)) ?? (isNo(cell) ? ofNo : ofColumn)
      return meaning === 'nothing' ? undefined : (meaning ?? read(cell.trim()))
    })
  }
  return { email, readers, names }
}

/** unknown: it is about how the address stands. unclear: it may be, and counts if nothing else says how it does. */
type Reader = (cell: string) => Standing | 'unknown' | 'unclear' | undefined

function readerOf(name: string): Reader {
  if (OTHER_WAY.test(name)) return () => undefined
  if (STATUS.includes(name) || /^statu[st]|statu[st]$/.test(name)) return (cell) => standingOf(cell) ?? 'unknown'
  const flag = FLAGS.find(([names]) => names.includes(name) || names.includes(name.replace(/(at|time|date|on)$/, '')))
  if (flag) return (cell) => (isNo(cell) ? flag[2] : isYes(cell) ? flag[1] : (standingOf(cell) ?? 'unknown'))
  if (NO_VERDICT.test(name)) return () => undefined
  if (LEAVING.test(name) || LEAVING_NAME.test(name)) {
    const isSaid = ONLY_OF_LEAVERS.test(name)
    return (cell) => (isNo(cell) ? undefined : isSaid || isYes(cell) ? 'left' : (standingOf(cell) ?? 'unknown'))
  }
  if (UNCONFIRMED.test(name)) return (cell) => (isNo(cell) ? undefined : isYes(cell) ? 'pending' : 'unknown')
  if (CONFIRMED.test(name)) return (cell) => (isNo(cell) ? 'pending' : undefined)
  if (NEUTRAL.test(name)) return () => undefined
  return AGREEING.test(name) ? readAgreement : (cell) => readOther(cell, STATE.test(name), EVERYBODYS_DATES.test(name))
}

function readAgreement(cell: string): ReturnType<Reader> {
  if (isNo(cell)) return 'left'
  const standing = standingOf(cell)
  if (standing || cell.length > CELL_LENGTH) return standing
  return REFUSING.test(cell) || LEAVING.test(plain(cell)) || LEAVING_NAME.test(plain(cell)) ? 'unknown' : undefined
}

/** A column that no table has. A yes, a no or a date in it may be about the e-mail, unless everybody has such a date. */
function readOther(cell: string, isState: boolean, isEverybodys: boolean): ReturnType<Reader> {
  if (cell.length > CELL_LENGTH) return undefined
  const standing = standingOf(cell)
  if (LEAVING.test(plain(cell))) return standing ?? 'unknown'
  if (standing) return isState ? standing : standing === 'active' ? undefined : 'unclear'
  if (isNo(cell)) return /\p{L}{2}/u.test(cell) && !/^(none|null|never)$/i.test(cell) ? 'unclear' : undefined
  return isYes(cell) && !(DATE.test(cell) && isEverybodys) ? 'unclear' : undefined
}

/** What stands in the cell of an address: a name, a comment, or more. */
function besideAddress(cell: string): ReturnType<Reader> {
  const others = cell.split(/[\s,;|()]+/).filter((word) => !word.includes('@'))
  const isMore = others.some((word) => VALUES.left.includes(plain(word)) || VALUES.pending.includes(plain(word)))
  return isMore || LEAVING.test(plain(others.join(' '))) ? 'unknown' : undefined
}

const standingOf = (cell: string): Standing | undefined =>
  REFUSED.test(cell) ? 'left' : STANDINGS.find((standing) => VALUES[standing].includes(plain(cell)))
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
    return standing ? [{ standing, name: names[index], because: `${names[index]}: ${cell.trim()}` }] : []
  })
  const standing = [...STANDINGS].reverse().find((one) => verdicts.some((verdict) => verdict.standing === one))
  const reasons = verdicts.filter((verdict) => verdict.standing === standing)
  const unknown = verdicts.flatMap(({ standing: one, name = '', because }) =>
    one === 'unknown' ? because : one === 'unclear' && !standing ? name : []
  )
  return { standing, because: reasons.map(({ because }) => because).join(', '), unknown }
}
