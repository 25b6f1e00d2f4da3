import { randomUUID } from 'node:crypto'
import { signToken } from '../lib/newsletter/emails/signed-token'
import { expect, inDatabase, TOAST, test } from './fixtures'

/** The signing key of the site's links, which is generated on first use and stored with the settings. */
function token(purpose: string, ...fields: string[]): string {
  const key = inDatabase((database) => database.prepare("SELECT value FROM Setting WHERE key = 'secret'").pluck().get())
  return signToken(String(key), purpose, fields)
}

function isListed(id: string): boolean {
  return inDatabase((database) => database.prepare('SELECT 1 FROM Subscriber WHERE id = ?').get(id) !== undefined)
}

/** Adds a subscriber who is not confirmed. The first request to the API makes the site generate its signing key. */
async function subscriber(page: import('@playwright/test').Page): Promise<string> {
  const email = `${randomUUID()}@example.org`
  expect((await page.request.post('/api/newsletter/subscribe', { data: { email } })).ok()).toBe(true)
  return inDatabase((database) =>
    String(database.prepare('SELECT id FROM Subscriber WHERE email = ?').pluck().get(email))
  )
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the unsubscribe link opens a page with a button, which unsubscribes', async ({ page }) => {
    const id = await subscriber(page)
    const address = `/newsletter/unsubscribe?token=${token('unsubscribe', id)}`
    for (let visit = 1; visit <= 3; visit += 1) {
      const response = await page.goto(address)
      expect(response?.status()).toBe(200)
      expect(response?.headers()['cache-control']).toContain('no-store')
    }
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'same-origin')
    expect(isListed(id)).toBe(true)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { name: 'You have left the list' })).toBeVisible()
    // The result is the response to the POST. A result page with its own address could be opened by anybody.
    expect(page.url()).toMatch(/\/api\/newsletter\/unsubscribe$/)
    expect(isListed(id)).toBe(false)
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'You have left the list' })).toBeVisible()
  })

  test('the confirmation link opens a page with a button, which confirms', async ({ page }) => {
    const id = await subscriber(page)
    await page.goto(`/newsletter/confirm?token=${token('confirm', id, String(Date.now() + 60_000))}`)
    await page.getByRole('button', { name: 'Yes, Send Me the Daily Line' }).click()
    await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible()
  })

  test('an incomplete or expired link shows what to do', async ({ page }) => {
    const id = await subscriber(page)
    const old = token('confirm', id, String(Date.now() - 1_000))
    for (const [address, title] of [
      ['/newsletter/unsubscribe', 'This link is not complete'],
      [`/newsletter/unsubscribe?token=${old}`, 'This link is not complete'],
      ['/newsletter/confirm?token=abc', 'This link is not complete'],
      [`/newsletter/confirm?token=${old}`, 'This link is no longer valid'],
      ['/newsletter/unsubscribe?state=unsubscribed', 'This link is not complete'],
      ['/newsletter/confirm?state=confirmed', 'This link is not complete']
    ] as const) {
      const html = await (await page.request.get(address)).text()
      expect(html).toContain(`${title}</h1>`)
      expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Back to Home</)
    }
    expect(isListed(id)).toBe(true)
  })
})

test('mail programs unsubscribe with one POST, and link scanners change nothing', async ({ page }) => {
  const id = await subscriber(page)
  const call = `/api/newsletter/unsubscribe?token=${token('unsubscribe', id)}`
  const read = await page.request.get(call)
  expect(read.url()).toContain('/newsletter/unsubscribe?token=')
  expect(isListed(id)).toBe(true)
  for (let time = 1; time <= 2; time += 1) {
    const response = await page.request.post(call, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(response.status()).toBe(200)
    expect(isListed(id)).toBe(false)
  }
})

test('with double opt-in the toast and the page ask for confirmation', async ({ page }) => {
  await page.route('**/api/newsletter/subscribe', (route) =>
    route.fulfill({ json: { subscribed: true, confirm: true } })
  )
  await page.goto('/')
  await page.getByLabel('Email address').fill('ann@example.org')
  await page.getByRole('button', { name: 'Start Free Daily Emails' }).click()
  await expect(page.locator(TOAST)).toHaveText(
    'One more stepPlease open the email we sent you and confirm your address.'
  )
  await expect(page.getByRole('status').filter({ hasText: 'We sent an email to ann@example.org' })).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue('')
})

test('a likely slip in an address is asked about once, and sent as it is the second time', async ({ page }) => {
  const sent: string[] = []
  await page.route('**/api/newsletter/subscribe', (route) => {
    sent.push(route.request().postDataJSON().email)
    return route.fulfill({ json: { subscribed: true } })
  })
  await page.goto('/')
  const field = page.getByLabel('Email address')
  const submit = page.getByRole('button', { name: 'Start Free Daily Emails' })
  await field.fill('ann@gmial.com')
  await submit.click()
  await page.getByRole('button', { name: 'ann@gmail.com' }).click()
  await expect(field).toHaveValue('ann@gmail.com')
  await submit.click()
  await expect(page.getByText('ann@gmail.com is on the list.')).toBeVisible()

  await field.fill('bob@gmial.com')
  await submit.click()
  await expect(page.getByText('Did you mean bob@gmail.com?')).toBeVisible()
  await submit.click()
  await expect(page.getByText('bob@gmial.com is on the list.')).toBeVisible()
  expect(sent).toEqual(['ann@gmail.com', 'bob@gmial.com'])
})

test('every form leads to what happens to an address, and no visitor meets the field that catches programs', async ({
  page
}) => {
  for (const [address, form] of [
    ['/', page.locator('form[data-newsletter]')],
    ['/submit', page.locator('form[action="/forms/submit"]')]
  ] as const) {
    await page.goto(address)
    await expect(form.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
  }
  await expect(page.locator('input[name=subject]')).toBeHidden()
  await page.getByLabel('Your Affirmation').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Privacy' })).toBeFocused()

  await page.locator('footer').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  await expect(page).toHaveURL('/privacy')
  for (const name of ['When you read', 'When you subscribe to the daily email', 'Who is responsible']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  await expect(page.getByRole('main').getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:\S+@/)
  await expect(page.getByText('90 days after the decision both are deleted.')).toBeVisible()
  expect(await (await page.request.get('/sitemaps/pages.xml')).text()).toContain('/privacy</loc>')
})
