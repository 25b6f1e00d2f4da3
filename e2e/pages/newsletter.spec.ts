import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { signToken } from '../../lib/newsletter/emails/links'
import { expect, hold, inDatabase, select, TOAST, test } from '../fixtures'

/** The signing key of the site's links, which is generated on first use and stored with the settings. */
function token(purpose: string, ...fields: string[]): string {
  const key = inDatabase((database) => database.prepare("SELECT value FROM Setting WHERE key = 'secret'").pluck().get())
  return signToken(String(key), purpose, fields)
}

function isListed(id: string): boolean {
  return inDatabase((database) => database.prepare('SELECT 1 FROM Subscriber WHERE id = ?').get(id) !== undefined)
}

/** Adds a subscriber who is not confirmed. The first request to the API makes the site generate its signing key. */
async function subscriber(request: APIRequestContext): Promise<string> {
  const email = `${randomUUID()}@example.org`
  expect((await request.post('/api/newsletter/subscribe', { data: { email } })).ok()).toBe(true)
  return inDatabase((database) =>
    String(database.prepare('SELECT id FROM Subscriber WHERE email = ?').pluck().get(email))
  )
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the links of e-mails open a page with a button, which unsubscribes or confirms', async ({ page, request }) => {
    const id = await subscriber(request)
    const address = `/newsletter/unsubscribe?token=${token('unsubscribe', id)}`
    for (let visit = 1; visit <= 2; visit += 1) {
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

    const another = await subscriber(request)
    await page.goto(`/newsletter/confirm?token=${token('confirm', another, String(Date.now() + 60_000))}`)
    await page.getByRole('button', { name: 'Yes, Send Me the Daily Line' }).click()
    await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible()
  })
})

test.describe('the settings without scripts, by keyboard', () => {
  test.use({ javaScriptEnabled: false })

  test('are offered once, saved, and given back with what is wrong', async ({ page, request, expectNoise }) => {
    expectNoise(/400/)
    const id = await subscriber(request)
    const confirm = `/newsletter/confirm?token=${token('confirm', id, String(Date.now() + 60_000))}`
    await page.goto(confirm)
    await page.getByRole('button', { name: 'Yes, Send Me the Daily Line' }).click()
    const offer = page.getByRole('link', { name: 'Choose Time, Days and Topics' })
    const address = (await offer.getAttribute('href'))?.replace(/^https?:\/\/[^/]+/, '') ?? ''
    await page.goto(confirm)
    await expect(offer).toHaveCount(0)

    await page.goto(address)
    await page.getByLabel('Time', { exact: true }).fill('07:15')
    await page.getByLabel('Time zone').focus()
    await page.keyboard.type('Asia/Tok')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Days')).toBeFocused()
    await page.keyboard.type('Fri')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Daily Motivation')).toBeFocused()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Save' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').first()).toContainText(
      /Saved\. Your next email comes on Friday, .* at 07:15 \(Asia\/Tokyo\)/
    )
    const row = () => select(`SELECT sendTime, timeZone, sendDays, categories FROM Subscriber WHERE id = '${id}'`)
    const saved = [{ sendTime: '07:15', timeZone: 'Asia/Tokyo', sendDays: 'friday', categories: 'daily' }]
    expect(row()).toEqual(saved)

    await page.getByLabel('Pause until').fill('2099-01-01')
    await page.getByLabel('Time', { exact: true }).fill('08:00')
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(page.getByText('Please choose a date within a year.')).toBeVisible()
    await expect(page.getByLabel('Time', { exact: true })).toHaveValue('08:00')
    expect(row()).toEqual(saved)
  })
})

test('the settings have the browser’s own zone at first, and the same moment', async ({ browser, request }) => {
  const id = await subscriber(request)
  inDatabase((database) => database.prepare('UPDATE Subscriber SET confirmedAt = subscribedAt WHERE id = ?').run(id))
  const context = await browser.newContext({ timezoneId: 'Asia/Kathmandu' })
  const page = await context.newPage()
  await page.goto(`/newsletter/settings?token=${token('settings', id)}`)
  await expect(page.getByLabel('Time zone')).toHaveValue(/^Asia\/Kat(h)?mandu$/)
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('11:45')
  await context.close()
})

test('an incomplete or expired link shows what to do', async ({ request }) => {
  const id = await subscriber(request)
  const old = token('confirm', id, String(Date.now() - 1_000))
  for (const [address, title] of [
    ['/newsletter/unsubscribe', 'Unsubscribe from the Daily Email'],
    [`/newsletter/unsubscribe?token=${old}`, 'This link is not complete'],
    ['/newsletter/confirm?token=abc', 'This link is not complete'],
    [`/newsletter/confirm?token=${old}`, 'This link is no longer valid'],
    ['/newsletter/unsubscribe?state=unsubscribed', 'Unsubscribe from the Daily Email'],
    ['/newsletter/confirm?state=confirmed', 'This link is not complete']
  ] as const) {
    const html = await (await request.get(address)).text()
    expect(html).toContain(`${title}</h1>`)
    expect(html).toMatch(
      address.startsWith('/newsletter/unsubscribe') ? /write to|Email address/ : /<a [^>]*href="\/"[^>]*>Back to Home</
    )
  }
  expect(isListed(id)).toBe(true)
})

test('the form keeps an address that fails, says what is wrong with it, asks about a likely slip once, and stores it once', async ({
  page,
  expectNoise
}) => {
  expectNoise(/500|400/)
  const calls = '**/api/newsletter/subscribe'
  const field = page.getByLabel('Email address')
  const send = page.getByRole('button', { name: 'Start Free Daily Emails' })
  const letGo = await hold(page, calls, (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/#newsletter-signup')
  const privacy = page.locator('form[data-newsletter]').getByRole('link', { name: 'Privacy' })
  await expect(privacy).toHaveAttribute('href', '/privacy')
  await field.fill('kept@example.org')
  await send.click()
  await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
  letGo()
  await expect(page.locator(TOAST)).toHaveText('ErrorFailed to subscribe. Please try again.')
  await expect(field).toHaveValue('kept@example.org')
  await expect(send).toBeFocused()
  await page.getByRole('button', { name: 'Close toast' }).click()

  await page.unroute(calls)
  const errors = [{ field: 'email', message: 'Not this address.' }]
  await page.route(calls, (route) => route.fulfill({ status: 400, json: { errors } }))
  await send.click()
  await expect(page.getByText('Not this address.')).toBeVisible()
  // What has to be put right is no failure: only the field says it.
  await expect(page.locator(TOAST)).toHaveCount(0)
  await expect(field).toBeFocused()
  await field.press('End')
  await field.press('Backspace')
  await expect(page.getByText('Not this address.')).toHaveCount(0)
  await expect(field).not.toHaveAttribute('aria-invalid')

  await page.unroute(calls)
  // The browser takes the last one for an address.
  for (const address of ['', 'ann', 'ann@example']) {
    await field.fill(address)
    await send.click()
    await expect(page.getByText('Please enter an email address like name@example.org.')).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator(TOAST)).toHaveCount(0)
  }

  const sent: string[] = []
  await page.route(calls, (route) => {
    sent.push(route.request().postDataJSON().email)
    return route.fulfill({ json: { subscribed: true } })
  })
  await field.fill('ann@gmial.com')
  await send.click()
  await page.getByRole('button', { name: 'ann@gmail.com' }).click()
  await expect(field).toHaveValue('ann@gmail.com')
  await send.click()
  await expect(page.getByText('ann@gmail.com is on the list.')).toBeFocused()
  // It stands in the place of the field and the button, and the toast covers neither.
  await expect(field).toBeHidden()
  await expect(send).toBeHidden()
  const [form, toast] = [
    await page.locator('form[data-newsletter]').boundingBox(),
    await page.locator(TOAST).boundingBox()
  ]
  const isClear = (one: typeof form, other: typeof form) =>
    Number(one?.y) + Number(one?.height) <= Number(other?.y) ||
    Number(other?.y) + Number(other?.height) <= Number(one?.y)
  expect(isClear(form, toast)).toBe(true)
  const again = page.getByRole('link', { name: 'Use another address' })
  await again.click()
  await expect(field).toBeFocused()
  await field.fill('bob@gmial.com')
  await send.click()
  await expect(page.getByText('Did you mean bob@gmail.com?')).toBeVisible()
  await send.click()
  await expect(page.getByText('bob@gmial.com is on the list.')).toBeVisible()
  expect(sent).toEqual(['ann@gmail.com', 'bob@gmial.com'])
  await again.click()

  // With double opt-in the toast and the page ask for confirmation.
  await page.unroute(calls)
  await page.route(calls, (route) => route.fulfill({ json: { subscribed: true, confirm: true } }))
  await field.fill('ann@example.org')
  await send.click()
  await expect(page.locator(TOAST, { hasText: 'One more step' })).toHaveText(
    'One more stepPlease open the email we sent you and confirm your address.'
  )
  await expect(page.getByText('We sent an email to ann@example.org')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Open it and confirm your address' })).toBeVisible()
  await expect(field).toHaveValue('')
  await again.click()

  await page.unroute(calls)
  for (const address of ['Journey@Example.org', 'journey@example.org']) {
    await field.fill(address)
    await send.click()
    await expect(page.locator(TOAST).first()).toContainText(
      'You’ve been subscribed to our daily affirmations newsletter.'
    )
    await expect(field).toHaveValue('')
    await again.click()
  }
  expect(select("SELECT email FROM Subscriber WHERE email LIKE 'journey@%'")).toEqual([
    { email: 'journey@example.org' }
  ])
})

test('a form leads to what happens to an address, and no visitor meets the field that catches programs', async ({
  page
}) => {
  await page.goto('/submit')
  const form = page.locator('form[action="/api/submit"]')
  await expect(form.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
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
