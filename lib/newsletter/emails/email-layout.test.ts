import { wcagContrast } from 'culori'
import { site } from '../../../content/site'
import { categoryNames } from '../../../content/types'
import { testAffirmation } from '../../../test/affirmation'
import { hostileTexts } from '../../../test/hostile-texts'
import { headerOf, startSmtp } from '../../../test/servers/smtp'
import { dateInWords } from '../../calendar/utc-date'
import { openTransport } from '../transport'
import { emailColors, renderEmail } from './email-layout'
import { approvedEmail, dailyEmail, dailyEmails, rejectedEmail } from './email-templates'

process.env.SITE_URL = 'https://example.org'

const LEAVE = 'https://example.org/newsletter/unsubscribe?token=abc'
const SETTINGS = 'https://example.org/newsletter/settings?token=abc'
const HOSTILE = `<script>alert(1)</script>"><img src=x onerror=alert(1)>' & I am\r\nBcc: victim@example.org\r\n\r\nbody`

describe('the daily mail', () => {
  const { subject, html, text } = dailyEmail('2026-11-21', testAffirmation, LEAVE, SETTINGS)

  it('says the line, in the subject, in HTML and in plain text', () => {
    expect(subject).toBe('I can begin again.')
    expect(html).toContain('>I can begin again.</h1>')
    expect(html).toContain(`${dateInWords('2026-11-21')} · Daily`)
    expect(text).toBe(
      [
        `${dateInWords('2026-11-21')} · Daily Motivation`,
        'I can begin again.',
        'Open it on the site:\nhttps://example.org/affirmation/i-can-begin-again',
        '-- \nYou get this because this address is subscribed to the daily email at example.org.\n' +
          `Choose time, days and topics: ${SETTINGS}\nUnsubscribe: ${LEAVE}\n`
      ].join('\n\n')
    )
  })

  it('names fonts that Outlook for Windows has, in its head and for it alone', () => {
    const [head = ''] = html.split('</head>')
    expect(head).toMatch(/<!--\[if mso\]><style>td, p, .*Arial.*\.headline.*Georgia.*<\/style><!\[endif\]-->$/)
  })

  it('has three links, and fetches nothing', () => {
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'https://example.org/affirmation/i-can-begin-again',
      SETTINGS,
      LEAVE
    ])
    expect(html).not.toMatch(/<img|<script|<link|<iframe|src=|url\(|@import|@font-face/i)
  })

  it('cuts a long line in the subject only', () => {
    const long = { ...testAffirmation, text: `I can ${'rest and '.repeat(30)}rest.` }
    const mail = dailyEmail('2026-11-21', long, LEAVE, SETTINGS)
    expect(mail.subject.length).toBeLessThanOrEqual(78)
    expect(mail.subject).toMatch(/…$/)
    expect(mail.html).toContain(long.text)
  })
})

describe('the daily e-mail for everyone', () => {
  it('is rendered once, with each one’s own link', () => {
    const emailWith = dailyEmails('2026-11-21', testAffirmation)
    for (const token of ['abc', 'x-y_z.1']) {
      const links = [LEAVE.replace('abc', token), SETTINGS.replace('abc', token)] as const
      expect(emailWith(...links)).toEqual(dailyEmail('2026-11-21', testAffirmation, ...links))
    }
  })
})

describe('hostile words', () => {
  it('stay words in HTML', () => {
    const { html } = rejectedEmail(HOSTILE)
    expect(html).not.toMatch(/<script|<img/i)
    expect(html).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt;&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&#x27; &amp; I am'
    )
  })

  const tagsOf = ({ html }: { html: string }) => html.match(/<[^>]*>/g)
  const rest = { ...testAffirmation, text: 'I rest.' }
  const plain = {
    rejected: tagsOf(rejectedEmail('I rest.')),
    approved: tagsOf(approvedEmail(rest)),
    daily: tagsOf(dailyEmail('2026-11-21', rest, LEAVE, SETTINGS))
  }

  it.each(hostileTexts)('stay words in HTML and in the subject: $name', ({ text }) => {
    const line = { ...testAffirmation, text }
    expect(tagsOf(rejectedEmail(text))).toEqual(plain.rejected)
    expect(tagsOf(approvedEmail(line))).toEqual(plain.approved)
    // The day's line is its subject too, which may stand in the head and in a hidden beginning.
    const mail = dailyEmail('2026-11-21', line, LEAVE, SETTINGS)
    expect(tagsOf(mail)).toEqual(plain.daily)
    expect(mail.subject).not.toMatch(/\p{Cc}/u)
  })

  it('add no header and no recipient on the way', async () => {
    const smtp = await startSmtp()
    const recipients: string[] = []
    smtp.onRecipient = (address) => {
      recipients.push(address)
    }
    const transport = openTransport(smtp.url, 'hello@example.org')
    const letter = dailyEmail('2026-11-21', { ...testAffirmation, text: HOSTILE }, LEAVE, SETTINGS)
    await transport.send({ ...letter, to: 'ann@example.org', id: 'x' })
    transport.close()
    await smtp.close()
    const raw = smtp.received[0]?.raw ?? ''
    expect(recipients).toEqual(['ann@example.org'])
    expect(headerOf(raw, 'Bcc')).toBeUndefined()
    expect(headerOf(raw, 'Subject')).toMatch(/^=\?UTF-8\?Q\?=3Cscript=3E/)
    expect(headerOf(raw, 'From')).toBe(`${site.name} <hello@example.org>`)
  })

  it('leave a subject in one line', () => {
    const words = { sky: 'daily' as const, label: '', headline: '', paragraphs: [], why: '' }
    expect(renderEmail({ ...words, subject: ' a\r\n\tb\u0000c\u2028d ' }).subject).toBe('a b c d')
  })
})

describe('colors', () => {
  it.each(categoryNames)('of %s can be read by day and by night', (category) => {
    for (const { sky, onSky, paper, ink, soft } of Object.values(emailColors(category))) {
      expect(wcagContrast(sky, onSky)).toBeGreaterThanOrEqual(7)
      expect(wcagContrast(paper, ink)).toBeGreaterThanOrEqual(7)
      expect(wcagContrast(paper, soft)).toBeGreaterThanOrEqual(7)
    }
  })
})
