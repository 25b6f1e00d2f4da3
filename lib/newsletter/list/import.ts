/** Imports people from a file: of another service, of this site, or a plain list. Being in a file is no consent by itself. */
import { categoryNames } from '../../../content/types'
import { isDate } from '../../calendar/local-date'
import { canonicalZone, isTime } from '../../calendar/zone-clock'
import { printable } from '../../content/text/printable'
import { email } from '../../content/text/text-schema'
import { acceptedKeyFingerprints } from '../../db/secret'
import { normalAddress } from './address'
import { type CsvRow, HEADER_WITHIN, readCsv, unescapeFormula } from './csv'
import { type Columns, emailColumn, type Meaning, readHeader, readStanding } from './import-columns'
import { SEND_DAYS } from './schedule'
import { type EXPORT_COLUMNS, importSubscribers, type NewSubscriber } from './subscriber-list'
import { type Planned, type Suppressed, suppress } from './subscribers'

/** SQLite takes 999 values in a statement, and two hashes of each address are looked up at once. */
const BATCH = 400
/** So many line numbers are kept of each kind of row. */
const LINES_KEPT = 20
const CONSENT_LENGTH = 500

export interface ImportOptions {
  /** The name of the column of addresses. */
  column?: string
  /** What the operator says of values and columns that the tables do not have. */
  values?: Map<string, Meaning>
  /** True if those who have not confirmed are asked to; otherwise they are left out. */
  askPending?: boolean
  /** How and when those agreed of whom the file does not say so. */
  consent?: string
  onProgress?: (rows: number) => void
}

/** What can come of a row. */
export const OUTCOMES = {
  joined: 'on the list',
  asked: 'to be asked to confirm',
  waiting: 'waiting for their confirmation, as they were',
  bounced: 'bounced, as they were',
  left: 'left, bounced or complained: kept as hashes that no import brings back',
  removed: 'left, bounced or complained elsewhere, and taken off this list',
  pending: 'not confirmed, and left out (--pending ask has them asked)',
  known: 'on the list already',
  suppressed: 'left the list before',
  invalid: 'not an e-mail address'
}
type Outcome = keyof typeof OUTCOMES

/** Number of rows by outcome, and the line numbers of the first of them. */
export type ImportReport = Partial<Record<Outcome, { count: number; lines: number[] }>>

type Entry = { line: number } & (
  | { as: 'joined' | 'asked' | 'waiting' | 'bounced'; subscriber: NewSubscriber; isOwn?: boolean }
  | { as: 'left'; left: Suppressed }
  | { as: 'pending' | 'invalid' }
  | { as: 'unsaid' }
  | { as: 'unknown'; values: string[] }
)

/**
 * Reads a file twice for what it would do, then twice for doing it, those who left first.
 * @param open opens the file anew
 * @param approve is shown what would be done
 * @returns what was done; undefined if it was not approved
 * @throws Error if it is not clear what the file says; nothing was done then
 */
export async function importCsv(
  open: () => AsyncIterable<Uint8Array>,
  options: ImportOptions,
  approve: (plan: ImportReport) => Promise<boolean>
): Promise<ImportReport | undefined> {
  const plan: ImportReport = {}
  const unsaid: number[] = []
  const unknown = new Map<string, number>()
  const planned: Planned = { emails: new Set(), mailboxes: new Set(), listed: new Map() }
  await forEachBatch(open, options, async (entries) => {
    for (const entry of entries) {
      if (entry.as === 'unsaid' && unsaid.length < LINES_KEPT) unsaid.push(entry.line)
      for (const value of entry.as === 'unknown' ? entry.values : []) {
        if (unknown.size < LINES_KEPT && !unknown.has(value)) unknown.set(value, entry.line)
      }
    }
    await settle(entries, plan, isLeft, planned)
  })
  if (unknown.size > 0) throw new Error(questionAbout(unknown))
  if (unsaid.length > 0) throw new Error(consentMissing(unsaid))
  await forEachBatch(open, options, (entries) => settle(entries, plan, isNotLeft, planned))
  if (!(await approve(plan))) return undefined
  const report: ImportReport = {}
  for (const isMeant of [isLeft, isNotLeft]) {
    await forEachBatch(open, options, (entries) => settle(entries, report, isMeant))
  }
  return report
}

const isLeft = ({ as }: Entry) => as === 'left'
const isNotLeft = (entry: Entry) => !isLeft(entry)

function questionAbout(unknown: Map<string, number>): string {
  const values = [...unknown].map(([value, line]) => `${printable(value)} (line ${line})`).join('; ')
  return `It is not known what these values or columns say: ${values}. Say it of each, as --status NAME=active, NAME=pending, NAME=left or NAME=nothing.`
}

function consentMissing(lines: number[]): string {
  return `Nothing in the file says that these people have agreed, from line ${lines[0]} on. If they have, say how and when: --consent "asked for it at the fair in May 2026".`
}

async function forEachBatch(
  open: () => AsyncIterable<Uint8Array>,
  options: ImportOptions,
  take: (entries: Entry[]) => Promise<void>
): Promise<void> {
  let batch: Entry[] = []
  let rows = 0
  for await (const entry of readEntries(open(), options)) {
    batch.push(entry)
    rows += 1
    if (batch.length < BATCH) continue
    await take(batch)
    options.onProgress?.(rows)
    batch = []
  }
  await take(batch)
}

/** Brings a batch in, or, with what is planned so far, finds out what that would do, and notes it. */
async function settle(
  entries: Entry[],
  report: ImportReport,
  isMeant: (entry: Entry) => boolean,
  planned?: Planned
): Promise<void> {
  const meant = entries.filter(isMeant)
  const left = meant.flatMap((entry) => (entry.as === 'left' ? [entry] : []))
  const people = meant.flatMap((entry) => ('subscriber' in entry ? [entry] : []))
  const removed = await suppress(
    left.map((entry) => entry.left),
    planned
  )
  const outcomes = await importSubscribers(
    people.map(({ subscriber }) => subscriber),
    { planned, byMailbox: !people[0]?.isOwn }
  )
  const note = (outcome: Outcome, line: number) => {
    const kept = report[outcome] ?? { count: 0, lines: [] }
    report[outcome] = kept
    kept.count += 1
    if (kept.lines.length < LINES_KEPT) kept.lines.push(line)
  }
  for (const [index, { line }] of left.entries()) note(removed[index] ? 'removed' : 'left', line)
  for (const [index, { as, line }] of people.entries()) {
    const outcome = outcomes[index] ?? 'known'
    note(outcome === 'added' ? as : outcome, line)
  }
  for (const { as, line } of meant) if (as === 'pending' || as === 'invalid') note(as, line)
}

async function* readEntries(file: AsyncIterable<Uint8Array>, options: ImportOptions): AsyncGenerator<Entry> {
  const accepted = await acceptedKeyFingerprints()
  const isHeader = (cells: string[]) => emailColumn(cells, options.column) >= 0
  let columns: Columns | undefined
  let own: string[] | undefined
  const above: CsvRow[] = []
  for await (const row of readCsv(file, isHeader)) {
    if (columns) {
      yield* own ? [ownEntry(row, own, accepted, options)] : entriesOf(row, columns, options)
      continue
    }
    const { cells } = row
    const found = emailColumn(cells, options.column)
    if (found >= 0) {
      columns = readHeader(cells, found, options.values ?? new Map())
      if (['subscribedAt', 'confirmedAt', 'bouncedAt'].every((name) => cells.includes(name))) own = cells
      // Above a header are titles. Whoever is named there is not passed over in silence.
      yield* above.flatMap(({ line, cells }) => (cells.join().includes('@') ? [{ line, as: 'invalid' as const }] : []))
    } else if (cells.length === 1 && addressesOf(cells[0]).length === 1 && !options.column) {
      columns = readHeader(['address'], 0, new Map())
      for (const one of [...above, row]) yield* entriesOf(one, columns, options)
    } else if (above.push(row) === HEADER_WITHIN) break
  }
  if (!columns && above.length > 0) throw new Error(columnMissing(above[0]?.cells ?? [], options.column))
}

function columnMissing(cells: string[], wanted = 'email'): string {
  const names = cells.map((cell) => printable(cell.slice(0, 60))).join(', ')
  const advice = 'If one of them has the addresses, name it: --column NAME.'
  return `The first row names no column "${printable(wanted)}": ${names}. ${advice}`
}

/** An address has 254 characters at most, and a link has it twice. */
const ADDRESS_CELL_LENGTH = 1_000
/** Stand between addresses, and around them. */
const BETWEEN = /[\s,;|<>()[\]"“”„«»]+/
const AROUND = /^(?:['‘’]|mailto:|smtp:)+|\?.*$|(?<!['‘’.])['‘’.]+$/gi

/**
 * The addresses in a cell: as they are, `Ann <ann@example.org>`, `mailto:ann@example.org`, `ann@example.org (work)`, in quotes, with
 * zero-width spaces, in full-width letters, or as a link.
 */
function addressesOf(cell = ''): string[] {
  // What follows takes time that grows faster than a cell.
  if (cell.length > ADDRESS_CELL_LENGTH) return []
  const visible = unescapeFormula(cell.trim())
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
  const uncommented = visible.replace(/\([^()@]*\)/g, ' ').replaceAll('。', '.')
  const joined = uncommented.replace(/(?<!["'“”‘’»\s])["'“”‘’»\s]*(?:@|%40)\s*/g, '@')
  const inAngles = joined.match(/<[^<>@\s]+@[^<>@\s]+>/g)?.join(' ')
  const tokens = (inAngles ?? joined).split(BETWEEN).filter((token) => token.includes('@'))
  const parsed = tokens.map((token) => email.safeParse(token.replace(AROUND, '')).data)
  return [...new Set(parsed.flatMap((address) => (address ? normalAddress(address) : [])))]
}

/** A row is one, unless several addresses of somebody who left are in a cell. */
function entriesOf(row: CsvRow, columns: Columns, { askPending, consent = '' }: ImportOptions): Entry[] {
  const { line, cells } = row
  const addresses = addressesOf(cells[columns.email])
  const { standing, because, unknown } = readStanding(columns, row)
  const [address = '', ...others] = addresses
  if (!address) return [{ line, as: 'invalid' }]
  if (unknown.length > 0) return [{ line, as: 'unknown', values: unknown }]
  if (standing === 'left') return addresses.map((email) => ({ line, as: 'left', left: { email } }))
  if (others.length > 0) return [{ line, as: 'invalid' }]
  if (standing === 'pending') {
    if (!askPending) return [{ line, as: 'pending' }]
    return [{ line, as: 'asked', subscriber: { email: address, unaskedSince: new Date() } }]
  }
  const reason = [consent, because].filter(Boolean).join('; ')
  if (!reason) return [{ line, as: 'unsaid' }]
  const said = reason.slice(0, CONSENT_LENGTH)
  return [{ line, as: 'joined', subscriber: { email: address, confirmedAt: new Date(), consent: said } }]
}

/** A row of an export of this site, which comes back as it was. */
function ownEntry({ line, cells }: CsvRow, names: string[], accepted: string[], { consent }: ImportOptions): Entry {
  const cell = (name: (typeof EXPORT_COLUMNS)[number]) => unescapeFormula(cells[names.indexOf(name)] ?? '') || undefined
  const date = (name: (typeof EXPORT_COLUMNS)[number]) => {
    const time = new Date(cell(name) ?? '')
    return Number.isNaN(time.getTime()) ? undefined : time
  }
  const emailHash = cell('emailHash')
  if (emailHash) {
    // Each hash is of one of these keys.
    if (!(cell('key') ?? '').split(' ').every((key) => accepted.includes(key))) {
      throw new Error(
        `Line ${line} has the hash of somebody who left, made with another key than this site's: without it they could not be recognized. Set SECRET to that of the site that wrote the file (or the value of "secret" in its table Setting), and import again.`
      )
    }
    return { line, as: 'left', left: { emailHash, mailboxHash: cell('mailboxHash'), createdAt: date('leftAt') } }
  }
  const [address] = addressesOf(cell('email'))
  if (!address) return { line, as: 'invalid' }
  const [confirmedAt, bouncedAt, subscribedAt] = [date('confirmedAt'), date('bouncedAt'), date('subscribedAt')]
  // A link in an e-mail that was sent has the id.
  const id = /^[a-z0-9]{20,32}$/.exec(cell('id') ?? '')?.[0]
  const dates = { subscribedAt, confirmedAt, bouncedAt, pausedAt: date('pausedAt'), unaskedSince: date('unaskedSince') }
  const subscriber = { id, email: address, ...dates, ...readChoice(cell), consent: cell('consent') ?? consent }
  return { line, as: bouncedAt ? 'bounced' : confirmedAt ? 'joined' : 'waiting', subscriber, isOwn: true }
}

/** What the reader has chosen; what cannot be read counts as not chosen. */
function readChoice(
  cell: (name: 'sendTime' | 'timeZone' | 'sendDays' | 'categories' | 'awayUntil') => string | undefined
) {
  const [time = '', date = '', zone = ''] = [cell('sendTime'), cell('awayUntil'), cell('timeZone')]
  const chosen = categoryNames.filter((name) => cell('categories')?.split(' ').includes(name))
  return {
    sendTime: isTime(time) ? time : null,
    timeZone: canonicalZone(zone) ?? null,
    sendDays: SEND_DAYS.find((days) => days === cell('sendDays')) ?? null,
    categories: chosen.join(' ') || null,
    awayUntil: isDate(date) ? date : null
  }
}
