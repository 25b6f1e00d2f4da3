/** What a single column says of people, in any language, and what it must not be taken to say. */
import { type Meaning, readHeader, readStanding } from './import-columns'

const readCell = (column: string, cell: string, said: Record<string, Meaning> = {}) =>
  readStanding(readHeader(['email', column], 0, new Map(Object.entries(said))), { line: 2, cells: ['a@b.org', cell] })
/** Standing by what a cell says, `asked` if nobody knows. */
const read = (column: string, cell: string, said?: Record<string, Meaning>) => {
  const { standing, unknown } = readCell(column, cell, said)
  return unknown.length > 0 ? 'asked' : standing
}

it.each(
  `disabled_at deactivated banned suspended_at inactive invalid undeliverable marked_as_spam_at quarantined no_email do_not_send
  consent_revoked_at consent_withdrawn left_at deletion_date stop_time excluded_from_campaigns Widerruf Kündigung Austritt gesperrt
  Werbesperre gelöscht unzustellbar inaktiv ausgetragen_am désactivé résilié_le fecha_de_baja Baja cancelado cancellato_il
  Kein_Newsletter keine_E-Mails uitgeschreven afgemeld wypisany avregistrerad frameldt отписан 配信停止 退订 odhlášen`.split(
    /\s+/
  )
)('takes a yes or a date in “%s” as leaving, and a no or a blank not', (column) => {
  for (const yes of ['yes', 'true', '1', 'ja', 'x', 'да', 'はい', 'WAHR', '✓', '2024-01-31'])
    expect(read(column, yes)).toBe('left')
  for (const no of ['', '-', '–', '[]', 'no', '0', 'nein', 'нет', 'FALSCH', '✗', '0000-00-00']) {
    expect(read(column, no)).toBeUndefined()
  }
})

it.each([
  'email_valid',
  'deliverable',
  'Can contact?',
  'Mailing list',
  'GDPR',
  'Receives emails',
  'emailable',
  'Email Subscribed',
  'E-Mail erlaubt',
  'İzin verildi, newsletter',
  'aktiv',
  'actif',
  'activo',
  'enabled'
])('takes a no in “%s” as leaving', (column) => {
  for (const no of ['no', 'FALSE', '0', 'nein', 'hayır', 'FAUX', '❌']) expect(read(column, no)).toBe('left')
})

it.each([
  ['unconfirmed', '1'],
  ['IsOptInPending', 'true'],
  ['awaiting_confirmation', 'yes'],
  ['email_confirmed', '0'],
  ['Is this subscriber confirmed', '0'],
  ['bestätigt', 'nein'],
  ['state', 'Unconfirmed'],
  ['newsletter', 'pending']
])('takes “%s: %s” as not confirmed', (column, cell) => {
  expect(read(column, cell)).toBe('pending')
})

it.each([
  ['state', 'deleted'],
  ['Estado', 'Baja'],
  ['Zustand', 'inaktiv'],
  ['subscription', 'cancelled'],
  ['status', '5.1.1'],
  ['reason', '550 5.1.1 user unknown'],
  ['Abo-Status', 'gekündigt']
])('takes “%s: %s” as leaving', (column, cell) => {
  expect(read(column, cell)).toBe(column === 'reason' ? 'asked' : 'left')
})

it.each([
  ['SMS Marketing Consent', 'NEVER_SUBSCRIBED'],
  ['SMS_BLOCKLISTED', 'Yes'],
  ['SMS status', 'nonSubscribed'],
  ['Fax Opt Out', '1'],
  ['Do not call', 'true'],
  ['Postal mail opt out', 'yes'],
  ['Cookie consent', 'no'],
  ['Last opened newsletter', 'never'],
  ['Opt-in source', 'none'],
  ['Marketing emails bounced', '1'],
  ['Last name', 'Bounce'],
  ['Company', 'Unsub Ltd'],
  ['State', 'New York'],
  ['active_subscription', 'false'],
  ['Birthday', '1980-02-02'],
  ['Opens', '1'],
  ['Country', 'NO']
])('takes “%s: %s” as nothing about the e-mail', (column, cell) => {
  expect(read(column, cell)).not.toBe('left')
  expect(read(column, cell)).not.toBe('pending')
})

it('asks what a yes, a no or a date says that no table knows, unless another column says how the address stands', () => {
  for (const cell of ['yes', 'nein', '2024-01-31', 'cancelled']) expect(read('Foo', cell)).toBe('asked')
  for (const cell of ['kein Interesse', 'widerrufen', 'revoked']) expect(read('Newsletter', cell)).toBe('asked')
  const columns = readHeader(['email', 'Foo', 'status'], 0, new Map())
  expect(readStanding(columns, { line: 2, cells: ['a@b.org', 'yes', 'active'] })).toMatchObject({
    standing: 'active',
    unknown: []
  })
})

it('takes the word of an operator about a value or a column', () => {
  expect(read('Foo', 'yes', { foo: 'left' })).toBe('left')
  expect(read('Foo', 'no', { foo: 'left' })).toBeUndefined()
  expect(read('Foo', 'no', { foo: 'active' })).toBe('left')
  expect(read('Foo', 'yes', { Foo: 'nothing' })).toBeUndefined()
  expect(read('Foo', '2024-01-31', { Foo: 'pending' })).toBe('pending')
  expect(read('unsubscribed', '●', { '●': 'left' })).toBe('left')
})
