/** Files as other services write them, and who gets the daily e-mail after an import. */
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { emptyDatabase, idOf, publish, setUpTestDatabase } from '../../../test/database'
import { sendDay, setUpTestMail } from '../../../test/servers/mail'
import { subscribe } from '../../../test/sign-up'
import { db } from '../../db/client'
import { env } from '../../env'
import { sendOutbox } from '../outbox/send-outbox'
import { csvWriter } from './csv'
import { type ImportOptions, type ImportReport, importCsv } from './import'
import { saveSettings } from './settings'
import { EXPORT_COLUMNS, listForExport } from './subscriber-list'
import { confirmSubscriber, subscriberState, unsubscribe } from './subscribers'

setUpTestDatabase()
process.env.SITE_URL = 'https://example.org'
const testMail = setUpTestMail()
beforeEach(emptyDatabase)
afterEach(() => Object.assign(env(), { SECRET: undefined }))

const CONSENT = 'asked for it at the fair in May 2026'

/** Imports a file. Returns the number of its rows by outcome; the plan has to be the same. */
async function importFile(file: string | Buffer, options: ImportOptions = {}): Promise<Record<string, number>> {
  let planned: ImportReport = {}
  const report = await importCsv(
    () => Readable.from([Buffer.from(file)]),
    options,
    async (plan) => {
      planned = plan
      return true
    }
  )
  expect(report).toEqual(planned)
  return counts(report)
}

const counts = (report: ImportReport = {}) =>
  Object.fromEntries(Object.entries(report).map(([outcome, { count }]) => [outcome, count]))

/** Sends the daily e-mail. Returns the names of those who get it. */
async function getMail(): Promise<string[]> {
  testMail.smtp.received.length = 0
  await publish({ daily: ['I can begin again.'] })
  await sendDay(testMail.transport, '2026-11-21')
  return testMail.smtp.received.map(({ to }) => to.replace('@example.org', '')).sort()
}

interface Case {
  file: string | Buffer
  options?: ImportOptions
  outcomes: Record<string, number>
  mailed: string[]
}

const utf16be = (words: string) => Buffer.from(`\uFEFF${words}`, 'utf16le').swap16()
const latin1 = (words: string) => Buffer.from(words, 'latin1')

const SERVICES: Record<string, Case> = {
  'Mailchimp, by its status': {
    file: [
      'EMAIL,FNAME,LNAME,PHONE,UNSUB,BOUNCE,STATUS,MEMBER_RATING,OPTIN_TIME',
      'ok@example.org,A,B,,no,no,subscribed,2,2024-01-01 10:00:00',
      'unsub@example.org,A,B,,yes,no,unsubscribed,2,2024-01-01 10:00:00',
      'cleaned@example.org,A,B,,no,yes,cleaned,2,2024-01-01 10:00:00',
      'pending@example.org,A,B,,no,no,pending,2,2024-01-01 10:00:00',
      'shop@example.org,A,B,,no,no,non-subscribed,2,'
    ].join('\n'),
    outcomes: { joined: 1, left: 3, pending: 1 },
    mailed: ['ok']
  },
  'Mailchimp, those who unsubscribed': {
    file: '"Email Address","First Name",OPTIN_TIME,CONFIRM_TIME,UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_REASON\nleft@example.org,Cy,,"2015-03-16 14:40:47","2020-01-01 00:00:00",January,"No longer interested"\n',
    outcomes: { left: 1 },
    mailed: []
  },
  'Mailchimp, those who were cleaned': {
    file: '"Email Address",OPTIN_TIME,CLEAN_TIME,CLEAN_CAMPAIGN_TITLE\ncleaned@example.org,"2015-03-16 14:40:47","2020-01-01 00:00:00",January\n',
    outcomes: { left: 1 },
    mailed: []
  },
  'Mailchimp, those who are subscribed': {
    file: '"Email Address",OPTIN_TIME,OPTIN_IP,CONFIRM_TIME\nok@example.org,"2015-03-16 14:40:47",192.0.2.1,"2015-03-16 14:42:00"\n',
    outcomes: { joined: 1 },
    mailed: ['ok']
  },
  Kit: {
    file: [
      'first_name,email,status,created_at,tags',
      ...['active', 'cancelled', 'bounced', 'inactive', 'complained'].map(
        (status) => `Ann,${status}@example.org,${status},"2024-03-01 10:00:00 UTC","a, b"`
      )
    ].join('\n'),
    outcomes: { joined: 1, left: 4 },
    mailed: ['active']
  },
  listmonk: {
    file: [
      'uuid,email,name,attributes,status,created_at,updated_at',
      ...['enabled', 'blocklisted', 'disabled'].map(
        (status) =>
          `11111111-1111-4111-8111-111111111111,${status}@example.org,Ann,"{""city"": ""Bern""}",${status},2024-03-01,2024-03-01`
      )
    ].join('\n'),
    outcomes: { joined: 1, left: 2 },
    mailed: ['enabled']
  },
  Ghost: {
    file: [
      'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers',
      '1,ok@example.org,"Mr, Egg",,true,false,,2026-01-01T00:00:00.000Z,,,',
      '2,off@example.org,Winston,,false,false,,2026-01-01T00:00:00.000Z,,,',
      '3,deleted@example.org,Winston,,true,false,,2026-01-01T00:00:00.000Z,2026-02-01T00:00:00.000Z,,'
    ].join('\r\n'),
    outcomes: { joined: 1, left: 2 },
    mailed: ['ok']
  },
  Substack: {
    file: 'email,active_subscription,expiry,plan,email_disabled,created_at\nok@example.org,false,,other,false,2024-01-01\noff@example.org,true,,yearly,true,2024-01-01\n',
    outcomes: { joined: 1, left: 1 },
    mailed: ['ok']
  },
  Buttondown: {
    file: [
      'email_address,notes,tags,type,creation_date,unsubscription_date',
      'ok@example.org,,,regular,2024-01-01,',
      'gone@example.org,,,unsubscribed,2024-01-01,2024-02-01',
      'dead@example.org,,,undeliverable,2024-01-01,',
      'out@example.org,,,removed,2024-01-01,',
      'new@example.org,,,unactivated,2024-01-01,'
    ].join('\n'),
    outcomes: { joined: 1, left: 3, pending: 1 },
    mailed: ['ok']
  },
  beehiiv: {
    file: 'email,status,created_at,unsubscribed_at\nok@example.org,active,2024-01-01,\noff@example.org,inactive,2024-01-01,2024-02-01\nnew@example.org,pending,2024-01-01,\n',
    outcomes: { joined: 1, left: 1, pending: 1 },
    mailed: ['ok']
  },
  MailerLite: {
    file: 'Subscriber,Status,Sent,Opens,Clicks,Subscribed,Location,Name\nok@example.org,Active,3,2,1,2024-01-01 10:00:00,,Ann\nunsub@example.org,Unsubscribed,3,2,1,2024-01-01 10:00:00,,Bo\n',
    outcomes: { joined: 1, left: 1 },
    mailed: ['ok']
  }
}

/** Services whose files name in their own way who has left. The operator has said that all have agreed. */
const OTHER_SERVICES: Record<string, { file: string; outcomes: Record<string, number>; mailed: string[] }> = {
  Brevo: {
    file: 'CONTACT ID;EMAIL;EMAIL_BLOCKLISTED;SMS_BLOCKLISTED;ADDED_TIME\n1;ok@example.org;No;No;2024-01-01\n2;out@example.org;Yes;No;2024-01-01\n',
    outcomes: { joined: 1, left: 1 },
    mailed: ['ok']
  },
  Klaviyo: {
    file: 'Email,Email Marketing Consent,Email Suppressions\nok@example.org,SUBSCRIBED,[]\nout@example.org,UNSUBSCRIBED,[]\nnever@example.org,NEVER_SUBSCRIBED,[]\ndead@example.org,SUBSCRIBED,"[""HARD_BOUNCE""]"\n',
    outcomes: { joined: 1, left: 3 },
    mailed: ['ok']
  },
  'Postmark, its suppressions': {
    file: 'EmailAddress,SuppressionReason,Origin,CreatedAt\ndead@example.org,HardBounce,Recipient,2024-01-01\nspam@example.org,SpamComplaint,Recipient,2024-01-01\n',
    outcomes: { left: 2 },
    mailed: []
  },
  HubSpot: {
    file: 'Email,Email hard bounce reason,Unsubscribed from newsletter\nok@example.org,,\ndead@example.org,UNKNOWN_USER,\nout@example.org,,true\n',
    outcomes: { joined: 1, left: 2 },
    mailed: ['ok']
  },
  'a table of a program': {
    file: [
      'email,is_active,has_bounced,do_not_email,marketing_opt_out,unsubscribe_token,unsubscribe_url,bounce_count',
      'ok@example.org,1,0,0,0,0f3a9c,https://example.org/u/0f3a9c,0',
      'off@example.org,0,0,0,0,1f3a9c,https://example.org/u/1f3a9c,0',
      'dead@example.org,1,1,0,0,2f3a9c,https://example.org/u/2f3a9c,4',
      'no@example.org,1,0,1,0,3f3a9c,https://example.org/u/3f3a9c,0',
      'out@example.org,1,0,0,1,4f3a9c,https://example.org/u/4f3a9c,0'
    ].join('\n'),
    outcomes: { joined: 1, left: 4 },
    mailed: ['ok']
  },
  'a column that has another name': {
    file: 'email,state,Journal\nok@example.org,subscribed,x\nout@example.org,unsubscribed,\ndead@example.org,Bounced,\n',
    outcomes: { joined: 1, left: 2 },
    mailed: ['ok']
  },
  'a table in German': {
    file: 'E-Mail;abonniert;abgemeldet am\nok@example.org;ja;\noff@example.org;nein;\nout@example.org;ja;01.02.2024\n',
    outcomes: { joined: 1, left: 2 },
    mailed: ['ok']
  }
}

const LISTS: Record<string, Case['file']> = {
  'addresses alone': 'b@example.org\na@example.org\n',
  'a spreadsheet in German': 'Name;E-Mail-Adresse;Ort\r\n"Lee; Ann";a@example.org;Köln\r\nBo;b@example.org;\r\n',
  'Outlook in French': latin1(
    'Prénom;Nom;Adresse de messagerie;Notes\r\nZoé;Léi;a@example.org;\r\nB;B;b@example.org;\r\n'
  ),
  'a header in French': 'Nom;Adresse e-mail\r\nZoë;a@example.org\r\nB;b@example.org\r\n',
  'a header in Spanish': 'Nombre,Correo electrónico\nAnn,a@example.org\nB,b@example.org\n',
  Google: 'Name,E-mail 1 - Type,E-mail 1 - Value\nAnn,* Home,a@example.org\nBo,,b@example.org\n',
  'a column named Mail': 'Name|Mail\nAnn|a@example.org\nBo|b@example.org\n',
  'a line that names the separator': 'sep=;\r\nName;Email\r\nAnn;a@example.org\r\nBo;b@example.org\r\n',
  'a title above the header': 'Subscribers, exported 2026-11-01\n\nName,Email\nAnn,a@example.org\nBo,b@example.org\n',
  'a list below a title': 'Friends of the garden\na@example.org\nb@example.org\n',
  'names and addresses below each other': 'Lee <a@example.org>\n"Bo, ""the first""" <b@example.org>\n',
  'UTF-16 without a mark': Buffer.from('Name;Email\nAnn;a@example.org\nBo;b@example.org\n', 'utf16le'),
  'UTF-16 with its higher bytes first': utf16be('Name\tEmail\r\nAnn\ta@example.org\r\nBo\tb@example.org\r\n'),
  'a name or a scheme around the address':
    'Email\n"Lee, Ann <a@example.org>"\n mailto:b@example.org?subject=x\n<A@example.org>\n"\u200Bb@example.org;"\n'
}

describe('an import from a service', () => {
  it.each(Object.entries(SERVICES))('has only those join who are subscribed: %s', async (_name, it) => {
    expect(await importFile(it.file, it.options)).toEqual(it.outcomes)
    expect(await getMail()).toEqual(it.mailed)
    expect(testMail.smtp.received).toHaveLength(await db().subscriber.count())
    expect(await db().suppression.count()).toBe(it.outcomes.left ?? 0)
    expect(await importFile(it.file)).not.toHaveProperty('joined')
    expect(await getMail()).toEqual([])
  })

  it.each(Object.entries(OTHER_SERVICES))('has nobody join who has left: %s', async (_name, it) => {
    expect(await importFile(it.file, { consent: CONSENT })).toEqual(it.outcomes)
    expect(await getMail()).toEqual(it.mailed)
    expect(await db().suppression.count()).toBe(it.outcomes.left)
  })

  it.each([
    "'ann@example.org'",
    "'ann@example.org",
    '"""ann@example.org"""',
    '"""ann""@example.org"',
    '“ann@example.org”',
    'ann@example.org (Ann)',
    'Ann <ann@example.org> (work)',
    'ann @example.org',
    'ann＠example.org',
    'ann@example。org',
    'mailto:ann%40example.org',
    'SMTP:ann@example.org',
    '[ann@example.org](mailto:ann@example.org)',
    '"<a href=""mailto:ann@example.org"">ann@example.org</a>"'
  ])('recognizes who has left in quotes or another form: %s', async (quoted) => {
    const file = `email,status\n${quoted},unsubscribed\nann@example.org,active\n`
    expect(await importFile(file)).toEqual({ left: 1, suppressed: 1 })
    expect(await getMail()).toEqual([])
  })

  it('keeps with each what the file says, and what the operator says', async () => {
    await importFile('email,status,optin_time\nann@example.org,active,2024-01-01 10:00:00\n', { consent: CONSENT })
    const { consent } = await db().subscriber.findFirstOrThrow()
    expect(consent).toBe(`${CONSENT}; status: active, optin_time: 2024-01-01 10:00:00`)
  })

  it('keeps out who has left by another row, above or below, also with another address of the mailbox', async () => {
    const file = 'email,status\nann+x@example.org,active\nann@example.org,unsubscribed\nann@example.org,active\n'
    expect(await importFile(file)).toEqual({ left: 1, suppressed: 2 })
    expect(await getMail()).toEqual([])
  })

  it('plans what it does, also if two rows about somebody are far apart', async () => {
    await subscribe('gone@example.org')
    const others = Array.from({ length: 500 }, (_, number) => `p${number}@example.org,active`)
    const file = [
      'email,status',
      ...['ann', 'bob', 'gone'].map((name) => `${name}@example.org,active`),
      'new@example.org,pending',
      'gone@example.org,bounced',
      ...others,
      'ann@example.org,active',
      'bob@example.org,unsubscribed',
      'gone@example.org,unsubscribed',
      'new@example.org,active'
    ]
    const outcomes = { joined: 502, known: 1, suppressed: 2, left: 2, removed: 1, asked: 1 }
    expect(await importFile(file.join('\n'), { askPending: true })).toEqual(outcomes)
  })

  it('takes all addresses in a cell of somebody who left, and nobody from a cell that says more', async () => {
    const file = 'email,status\nann@example.org; eve@example.org,unsubscribed\neve@example.org,active\n'
    expect(await importFile(file)).toEqual({ left: 2, suppressed: 1 })
    for (const cell of [
      '"ann@example.org,unsubscribed"',
      'Ann (unsubscribed) <ann@example.org>',
      'ann@example.org pending'
    ]) {
      await expect(importFile(`email\n${cell}\n`, { consent: CONSENT })).rejects.toThrow('It is not known')
      await expect(importFile(`${cell}\n`, { consent: CONSENT })).rejects.toThrow('It is not known')
    }
  })

  it('takes off the list who has left elsewhere', async () => {
    await subscribe('ann@example.org')
    expect(await importFile('email,status\nann@example.org,unsubscribed\n')).toEqual({ removed: 1 })
    expect(await getMail()).toEqual([])
    expect(await db().suppression.count()).toBe(1)
  })

  it('has those asked who never confirmed, if the operator wants it, within the hourly limit', async () => {
    const file = 'email,status\nok@example.org,active\nnew@example.org,unconfirmed\nlater@example.org,pending\n'
    expect(await importFile(file, { askPending: true })).toEqual({ joined: 1, asked: 2 })
    expect(await getMail()).toEqual(['ok'])
    Object.assign(env(), { SMTP_URL: testMail.smtp.url, CONFIRMATIONS_PER_HOUR: 2 })
    testMail.smtp.received.length = 0
    await sendOutbox(testMail.transport)
    expect(testMail.smtp.received.map(({ to }) => to)).toHaveLength(1)
    Object.assign(env(), { SMTP_URL: undefined, CONFIRMATIONS_PER_HOUR: 200 })
    await confirmSubscriber(await idOf('new@example.org'))
    expect(await getMail()).toEqual(['new'])
  })
})

describe('values that nobody knows', () => {
  const FILE =
    'email,Customer status,bounced\nann@example.org,gold,\nbob@example.org,lost\u001B[2J,\neve@example.org,gold,perhaps\n'

  it('stop it, with each and its line, and nothing is imported', async () => {
    const values =
      /Customer status: gold \(line 2\); Customer status: lost\\u\{1B\}\[2J \(line 3\); bounced: perhaps \(line 4\)/
    await expect(importFile(FILE)).rejects.toThrow(values)
    expect(await db().subscriber.count()).toBe(0)
  })

  it('are what the operator says', async () => {
    const values = new Map([
      ['Gold', 'active'],
      ['lost\u001B[2J', 'pending'],
      ['perhaps', 'left']
    ] as const)
    expect(await importFile(FILE, { values })).toEqual({ joined: 1, pending: 1, left: 1 })
    expect(await getMail()).toEqual(['ann'])
  })
})

describe('a plain list', () => {
  it.each(Object.entries(LISTS))('is read: %s', async (_name, file) => {
    await expect(importFile(file)).rejects.toThrow(/^Nothing in the file says that these people have agreed.*--consent/)
    expect(await db().subscriber.count()).toBe(0)
    const { joined } = await importFile(file, { consent: CONSENT })
    expect(joined).toBe(2)
    expect(await getMail()).toEqual(['a', 'b'])
    expect(await db().subscriber.count({ where: { consent: CONSENT } })).toBe(2)
  })

  it('is read in the encoding of Excel', async () => {
    const file = latin1('Adresse e-mail;Abonnement\na@example.org;Abonné\nb@example.org;Désabonné\n')
    expect(await importFile(file, { consent: CONSENT })).toEqual({ joined: 1, left: 1 })
  })

  it.each([
    ['PK\x03\x04\x14\x00', 'a spreadsheet, an archive or a PDF'],
    ['\xd0\xcf\x11\xe0\xa1', 'a spreadsheet, an archive or a PDF'],
    ['[\n  "a@example.org",\n  "b@example.org"\n]', 'JSON, a vCard or a page'],
    ['{"email": "a@example.org"}', 'JSON, a vCard or a page'],
    ['BEGIN:VCARD\nEMAIL;TYPE=HOME:a@example.org\n', 'JSON, a vCard or a page'],
    ['<html><table><tr><td>a@example.org', 'JSON, a vCard or a page']
  ])('is not another kind of file: %j', async (file, what) => {
    await expect(importFile(latin1(file), { consent: CONSENT })).rejects.toThrow(
      `The file is ${what}, whatever its name`
    )
  })

  it.each([
    `"${"'".repeat(50_000)}x"`,
    `"a${' '.repeat(50_000)}x"`,
    `<${'a@'.repeat(60_000)}`,
    `a@b${'.'.repeat(50_000)}x`
  ])('takes no longer for a cell that is no address', async (cell) => {
    const began = performance.now()
    expect(await importFile(`email\n${cell}\na@example.org\n`, { consent: CONSENT })).toEqual({ invalid: 1, joined: 1 })
    expect(performance.now() - began).toBeLessThan(3_000)
  })

  it('says which rows above its header or its first address have others', async () => {
    const options = { consent: CONSENT }
    expect(await importFile('Kontakt\nann@example.org,x\nemail\nb@example.org\n', options)).toEqual({
      invalid: 1,
      joined: 1
    })
    expect(await importFile('Lee, Ann <a@example.org>\nc@example.org\n', options)).toEqual({ invalid: 1, joined: 1 })
  })

  it('is refused with the names of its columns, escaped, until one is named', async () => {
    const file = '\u001B]0;pwned\u0007\u001B[31mName,Kontakt\nAnn,ann@example.org\n'
    const message = 'no column "email": \\u{1B}]0;pwned\\u{7}\\u{1B}[31mName, Kontakt. If one of them has'
    await expect(importFile(file, { consent: CONSENT })).rejects.toThrow(message)
    await expect(importFile('Ann,ann@example.org\nBo,bo@example.org\n')).rejects.toThrow('--column NAME')
    await expect(importFile(file, { consent: CONSENT, column: 'Handle' })).rejects.toThrow('no column "Handle"')
    expect(await importFile(file, { consent: CONSENT, column: 'kontakt' })).toEqual({ joined: 1 })
  })

  it('is reported by kind, with lines', async () => {
    await subscribe('known@example.org')
    await subscribe('left@example.org')
    await unsubscribe(await idOf('left@example.org'))
    const file = [
      '\uFEFFName,E-Mail,Note',
      '"Ann, the first",ANN@example.org,"says ""hi""\r\non two lines"',
      'Left,left@example.org,',
      'Left too,left+x@example.org,',
      'Nobody,not an address,',
      'Known, Known@Example.org ,',
      "Plus,'+plus@example.org,",
      'Two,a@example.org;b@example.org,',
      'Short row'
    ].join('\r\n')
    const open = () => Readable.from([Buffer.from(file)])
    expect(await importCsv(open, { consent: CONSENT }, async () => true)).toEqual({
      joined: { count: 2, lines: [2, 8] },
      suppressed: { count: 2, lines: [4, 5] },
      invalid: { count: 3, lines: [6, 9, 10] },
      known: { count: 1, lines: [7] }
    })
    expect(await getMail()).toEqual(['+plus', 'ann', 'known'])
    expect(await db().outboxMail.count()).toBe(0)
  })

  it('is only looked at until it is approved', async () => {
    const plans: unknown[] = []
    const open = () => Readable.from([Buffer.from('email,status\nann@example.org,active\nbob@example.org,bounced\n')])
    const report = await importCsv(open, {}, async (plan) => {
      plans.push(counts(plan))
      return false
    })
    expect([report, plans]).toEqual([undefined, [{ joined: 1, left: 1 }]])
    expect([await db().subscriber.count(), await db().suppression.count()]).toEqual([0, 0])
  })

  it('may be longer than a batch', async () => {
    const lines = Array.from({ length: 1_001 }, (_, number) => `person-${number}@example.org`)
    expect(await importFile(['email', ...lines].join('\n'), { consent: CONSENT })).toEqual({ joined: 1_001 })
    expect(await db().subscriber.count()).toBe(1_001)
  })
})

describe('an export of this site', () => {
  const exported = () => text(Readable.from(listForExport()).pipe(csvWriter([...EXPORT_COLUMNS])))
  const everything = async () => [
    await db().subscriber.findMany({
      orderBy: { id: 'asc' },
      omit: { permanentErrors: true, blockedMailings: true, blockedOn: true, nextSendAt: true }
    }),
    await db().suppression.findMany({ orderBy: { emailHash: 'asc' } })
  ]

  async function fill(): Promise<void> {
    Object.assign(env(), { SECRET: 'the key of the site' })
    await importFile('email\nann@example.org\n', { consent: `=${CONSENT}` })
    for (const name of ['waiting', 'ann+x', 'left', 'bounced']) {
      await subscribe(`${name}@example.org`, { mail: true, confirmFirst: name === 'waiting' })
    }
    await db().subscriber.update({ where: { email: 'bounced@example.org' }, data: { bouncedAt: new Date() } })
    for (let number = 0; number < 9; number += 1) {
      await subscribe(`left-${number}@example.org`)
      await unsubscribe(await idOf(`left-${number}@example.org`))
    }
    const choice = { time: '07:15', timeZone: 'Asia/Tokyo', days: 'saturday', categories: ['love', 'daily'] } as const
    await saveSettings(await idOf('ann@example.org'), { ...choice, categories: [...choice.categories] })
    // Has left with one address of a mailbox, and confirmed another since.
    await subscribe('bob@example.org')
    await unsubscribe(await idOf('bob@example.org'))
    await subscribe('bob+x@example.org', { confirmFirst: true, mail: true })
    await confirmSubscriber(await idOf('bob+x@example.org'))
    await unsubscribe(await idOf('left@example.org'))
  }

  it('comes back as it was: confirmed, waiting, bounced and left, with ids, dates and consent', async () => {
    await fill()
    const [before, file] = [await everything(), await exported()]
    await emptyDatabase()
    Object.assign(env(), { SECRET: 'the key of the site' })
    expect(await importFile(file)).toEqual({ joined: 3, waiting: 1, bounced: 1, left: 11 })
    expect(await everything()).toEqual(before)
    expect(await exported()).toBe(file)
    expect(await getMail()).toEqual(['ann', 'ann+x', 'bob+x'])
  })

  it('changes nothing in the database that it comes from, but brings nobody back who has left since', async () => {
    await fill()
    const file = await exported()
    await unsubscribe(await idOf('ann@example.org'))
    const before = await everything()
    expect(await importFile(file)).toEqual({ known: 4, suppressed: 1, left: 11 })
    expect(await everything()).toEqual(before)
  })

  it('is refused under another key, which could not recognize those who left', async () => {
    await fill()
    const file = await exported()
    await emptyDatabase()
    Object.assign(env(), { SECRET: 'the key of another site' })
    await expect(importFile(file)).rejects.toThrow(/made with another key than this site's.*Set SECRET to that/)
    expect([await db().subscriber.count(), await db().suppression.count()]).toEqual([0, 0])
  })

  it('may be of an earlier release, without ids and hashes', async () => {
    const file = [
      'email,subscribedAt,confirmedAt,bouncedAt',
      'bounced@example.org,2026-11-26T21:56:38.067Z,2026-11-26T21:56:37.994Z,2026-11-26T21:56:38.000Z',
      'confirmed@example.org,2026-11-26T21:56:38.067Z,2026-11-26T21:56:37.994Z,',
      'waiting@example.org,2026-11-26T21:56:38.000Z,,'
    ].join('\r\n')
    expect(await importFile(file)).toEqual({ bounced: 1, joined: 1, waiting: 1 })
    expect(await getMail()).toEqual(['confirmed'])
    expect(await subscriberState(await idOf('waiting@example.org'))).toBe('waiting')
  })
})
