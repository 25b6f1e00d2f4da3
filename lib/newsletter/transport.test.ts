import { type AddressInfo, createServer } from 'node:net'
import { headerOf, type SmtpOptions, startSmtp } from '../../test/servers/smtp'
import { env } from '../env'
import { type Mail, openTransport, type SendError } from './transport'

const SITE_URL = 'https://affirm.example.org'
const MAIL = { to: 'ann@example.org', id: 'day.1', subject: 'I can.', html: '<p>I can.</p>', text: 'I can.' }
beforeAll(() => Object.assign(env(), { SITE_URL }))

/** Sends one e-mail to a server of its own. */
async function sendTo(
  options: SmtpOptions,
  { from = 'hello@example.org', query = '', ...mail }: { from?: string; query?: string } & Partial<Mail> = {}
) {
  const smtp = await startSmtp(options)
  const transport = openTransport(smtp.url + query, from)
  try {
    await transport.send({ ...MAIL, ...mail })
    return smtp.received[0]?.raw ?? ''
  } finally {
    transport.close()
    await smtp.close()
  }
}

it.each([
  ['the host of the site', '', 'affirm.example.org'],
  ['the name in SMTP_URL', '/?name=relay.example', 'relay.example']
])('greets the server with %s', async (_what, query, name) => {
  let greeted = ''
  const onMailFrom: SmtpOptions['onMailFrom'] = (_address, session, done) => {
    greeted = session.hostNameAppearsAs
    done()
  }
  await sendTo({ onMailFrom }, { query })
  expect(greeted).toBe(name)
})

describe('what the reply of a server means', () => {
  /** How an e-mail fails at a server that replies to RCPT TO, or to another command, with these bytes. */
  async function failureAt(reply: string, at = 'RCPT'): Promise<SendError> {
    const server = createServer((socket) => {
      socket.on('error', () => {}).write('220 here\r\n')
      socket.on('data', (lines) => {
        const command = String(lines).slice(0, at.length)
        const usual = command.startsWith('EHLO') && at === 'STARTTLS' ? '250-here\r\n250 STARTTLS' : '250 yes'
        socket.write(`${command === at ? reply : usual}\r\n`)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const transport = openTransport(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, 'hello@example.org')
    const failed = await transport.send(MAIL).then(
      () => Promise.reject(new Error('It was sent.')),
      (error: SendError) => error
    )
    transport.close()
    await new Promise((resolve) => server.close(resolve))
    return failed
  }

  it.each([
    ['550 5.1.1 No such user', 'refused'],
    ['550 No such user', 'refused'],
    ['550-5.1.1 No such\r\n550 5.1.1 user', 'refused'],
    ['552 Mailbox full', 'temporary'],
    ['552 5.2.2 Mailbox full', 'temporary'],
    ['552 5.3.4 Too large', 'sender'],
    ['554 5.7.1 Relay access denied', 'sender'],
    ['450 4.2.0 Greylisted', 'temporary'],
    ['503 Bad sequence', 'temporary'],
    ['421 4.7.0 Too many', 'temporary'],
    ['600 What', 'temporary'],
    ['354 Go on', 'temporary'],
    ['000 What', 'lost'],
    ['HTTP/1.1 400 Bad Request', 'lost']
  ])('%j is %s', async (reply, failure) => {
    expect(await failureAt(reply)).toMatchObject({ failure })
  })

  it('is told apart from a certificate if encryption is not to be had now', async () => {
    expect(await failureAt('454 TLS not available', 'STARTTLS')).toMatchObject({ failure: 'temporary' })
  })

  it.each([
    'ann@example.org',
    '<Ann@Example.ORG>',
    'https://example.net/?a=ann%40example.org',
    'ann=example.org@relay.example',
    'user ann unknown',
    'ann: unknown'
  ])('is kept without the address and on one line: %s', async (words) => {
    const { message } = await failureAt(`550-5.1.1 \u001B[2J ${words}\r\n550 5.1.1 Goodbye, Anna.`)
    expect(message).toMatch(/^550-5\.1\.1 \\u\{1B\}\[2J .*….* 550 5\.1\.1 Goodbye, Anna\.$/)
    expect(message).not.toMatch(/\bann\b/i)
  })
})

describe.each<[how: string, options: SmtpOptions]>([
  ['from the start', { secure: true }],
  ['by STARTTLS', { disabledCommands: [] }]
])('a certificate that is not valid, %s', (_how, options) => {
  it('is refused at once, with the server and the way out', async () => {
    const sentence = /^127\.0\.0\.1 cannot be trusted.*\(.*certificate.*\).*\?tls\.rejectUnauthorized=false/
    const { failure, message } = await sendTo(options).then(
      () => {
        throw new Error('It was sent.')
      },
      (error: SendError) => error
    )
    expect([failure, message]).toEqual(['misconfigured', expect.stringMatching(sentence)])
  })

  it('is taken with tls.rejectUnauthorized=false', async () => {
    expect(await sendTo(options, { query: '/?tls.rejectUnauthorized=false' })).toContain('I can.')
  })
})

it('writes a sender under an international domain in ASCII, in all headers', async () => {
  const raw = await sendTo({}, { from: 'Grüße <a@münchen.example>' })
  expect(headerOf(raw, 'From')).toContain('<a@xn--mnchen-3ya.example>')
  expect(headerOf(raw, 'Message-ID')).toBe('<day.1@xn--mnchen-3ya.example>')
  expect(raw).toMatch(/^[\0-\x7F]*$/)
})

it('keeps a header in ASCII on one line, however long', async () => {
  const link = `<https://example.org/api/newsletter/unsubscribe?token=${'a'.repeat(120)}>`
  const raw = await sendTo({}, { headers: { 'List-Unsubscribe': link } })
  expect(raw.split('\r\n')).toContain(`List-Unsubscribe: ${link}`)
})

it.each([
  ['Daily Affirmations', '"Daily Affirmations" <daily.example.org>'],
  ['Dr. Lee: Lines, daily', '"Dr. Lee: Lines, daily" <daily.example.org>'],
  ['Tägliche Zeilen', '=?UTF-8?Q?T=C3=A4gliche_Zeilen?= <daily.example.org>'],
  ['毎日', '=?UTF-8?Q?=E6=AF=8E=E6=97=A5?= <daily.example.org>']
])('writes a List-Id whose id can be read whatever the name of the site: %s', async (comment, header) => {
  const list = { id: { comment, url: 'daily.example.org' } }
  expect(headerOf(await sendTo({}, { list }), 'List-Id')).toBe(header)
})
