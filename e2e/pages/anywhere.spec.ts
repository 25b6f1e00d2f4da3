/** Runs the recipes of /api as the page shows them. */
import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { APIRequestContext, Page } from '@playwright/test'
import { parse } from 'yaml'
import { expect, test } from '../fixtures'

/** The code of a recipe on its page, as one copies it. */
async function codeOf(page: Page, id: string): Promise<string> {
  return (await page.locator(`#${id} pre`).textContent()) ?? ''
}

async function lineOfToday(request: APIRequestContext): Promise<string> {
  return (await (await request.get('/api/today')).json()).text
}

test('a page of another origin shows the card, today and a random line, posts JSON, and reads headers', async ({
  page,
  request,
  baseURL
}) => {
  await page.goto('/api')
  const code = await codeOf(page, 'html')
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Another site</title>${code}</html>`
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  const today = await (await request.get(`/api/today?tz=${zone}`)).json()
  await expect(page.locator('#today')).toHaveText(today.text)
  await expect(page.locator('#random')).not.toBeEmpty()
  const card = page.frameLocator('iframe')
  await expect(card.locator('p')).toHaveText(await lineOfToday(request))
  await expect(card.locator('a')).toHaveAttribute('href', /\/daily\/\d{4}-\d\d-\d\d$/)
  // All of the line is in the frame.
  const fits = await page.frames()[1]?.evaluate(() => document.documentElement.scrollHeight <= innerHeight)
  expect(fits).toBe(true)

  const read = await page.evaluate(async (origin) => {
    const json = { 'content-type': 'application/json' }
    const post = { method: 'POST', headers: json, body: JSON.stringify({ categories: ['love'] }) }
    const drawn = await fetch(`${origin}/api/affirmations/random`, post)
    const { headers } = await fetch(`${origin}/api/today`)
    return { category: (await drawn.json()).category, etag: headers.get('etag'), link: headers.get('link') }
  }, baseURL as string)
  expect(read).toEqual({
    category: 'love',
    etag: expect.stringMatching(/^"/),
    link: expect.stringContaining('service-desc')
  })
  server.close()
})

test('an affirmation’s own snippet shows it', async ({ page, request, baseURL }) => {
  const [line] = await (await request.get('/api/affirmations/category/love')).json()
  await page.goto(`/affirmation/${line.slug}`)
  const snippet = await page.locator('details pre').textContent()
  const address = /src="([^"]+)"/.exec(snippet ?? '')?.[1] ?? ''
  expect(address).toBe(`${baseURL}/embed/${line.slug}`)
  await page.goto(address)
  await expect(page.locator('p')).toHaveText(line.text)
})

test('only the card may be framed, and it may run nothing', async ({ request }) => {
  const policy = async (path: string) => (await request.get(path)).headers()['content-security-policy']
  expect(await policy('/embed/today')).not.toContain('frame-ancestors')
  expect(await policy('/embed/today')).toContain("default-src 'none'")
  expect(await policy('/embed/nope')).not.toContain('frame-ancestors')
  for (const path of ['/', '/daily', '/api', '/api/today', '/today.png']) {
    expect(await policy(path), path).toContain("frame-ancestors 'none'")
  }
})

test('each recipe does what it promises', async ({ page, request }) => {
  await page.goto('/api')
  const today = `${await lineOfToday(request)}\n`

  await test.step('a terminal prints the line', async () => {
    expect(execFileSync('bash', ['-c', await codeOf(page, 'terminal')], { encoding: 'utf8' })).toBe(today)
  })

  await test.step('MagicMirror finds the line of its date', async () => {
    const { module, config } = new Function(`return ${await codeOf(page, 'magicmirror')}`)()
    expect(module).toBe('compliments')
    const response = await request.get(config.remoteFile)
    expect(response.headers()['access-control-allow-origin']).toBe('*')
    const lines: Record<string, string[]> = await response.json()
    const { date, text } = await (await request.get('/api/today')).json()
    expect(Object.entries(lines).filter(([key]) => new RegExp(key).test(date))).toEqual([[date, [text]]])
  })

  await test.step('Home Assistant finds its value', async () => {
    const [{ resource, params, sensor }] = parse(await codeOf(page, 'home-assistant')).rest
    const value_json = await (await request.get(resource, { params })).json()
    expect(sensor[0].value_template).toBe('{{ value_json.text[:255] }}')
    expect(value_json.text.length).toBeGreaterThan(0)
  })

  await test.step('Apple Shortcuts find the line', async () => {
    expect(await (await request.get(await codeOf(page, 'shortcuts'))).text()).toBe(today)
  })
})

test('each address that the page lists has what it says', async ({ page, request }) => {
  await page.goto('/api')
  const types = {
    txt: 'text/plain',
    png: 'image/png',
    ics: 'text/calendar',
    xml: 'application/rss+xml'
  }
  const paths = await page.locator('#today-files a').allTextContents()
  expect(paths).toContain('/today.txt')
  for (const path of paths) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const type = types[path.split('.')[1] as keyof typeof types] ?? 'text/html'
    expect(response.headers()['content-type'], path).toContain(type)
    expect(response.headers()['cross-origin-resource-policy'], path).toBe('cross-origin')
  }
})

test('a reminder is a file that the form of its page describes, without scripts too', async ({
  browser,
  baseURL,
  request
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  const [line] = await (await request.get('/api/affirmations/category/love')).json()
  await page.goto(`/reminder?line=${line.slug}`)
  const shown = page.locator('.reminder [data-text]').filter({ visible: true })
  await expect(shown).toHaveText(line.text)
  await expect(page.getByLabel('What it says')).toHaveValue(line.slug)
  await page.getByLabel('Monday').check()
  await page.getByLabel('Time').fill('06:30')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Get the Calendar File' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('daily-affirmation.ics')
  const text = await (await request.get(file.url())).text()
  expect(text).toMatch(/DTSTART:\d{8}T063000\r\n/)
  expect(text).toContain('RRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO')
  await context.close()
  const refused = await request.get('/reminder.ics?of=daily&time=25:00')
  expect([refused.status(), (await refused.json()).errors[0].field]).toEqual([400, 'time'])
})

test('a reminder shows the line that its file begins with, for each choice, without scripts too', async ({
  browser,
  baseURL,
  request
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/reminder')
  const shown = page.locator('.reminder [data-text]').filter({ visible: true })
  for (const area of ['', 'love', 'weekly', 'daily']) {
    if (area) await page.getByLabel('What it says').selectOption(area)
    const file = await (await request.get(`/reminder.ics?of=${area || 'daily'}`)).text()
    const summary = /SUMMARY:(.*)/.exec(file.replace(/\r\n[ \t]/g, ''))?.[1]?.replace(/\\([,;])/g, '$1')
    await expect(shown).toHaveText(summary?.trim() ?? '')
  }
  await context.close()
})

test('a date has its page for good, and the calendar leads there', async ({ page, request }) => {
  const { date, text } = await (await request.get('/api/today')).json()
  await page.goto('/daily')
  await page.getByRole('link', { name: text }).first().click()
  await expect(page).toHaveURL(`/daily/${date}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
  await page.locator('a[rel=prev]').click()
  await expect(page).not.toHaveURL(`/daily/${date}`)
  await page.locator('a[rel=next]').click()
  await expect(page).toHaveURL(`/daily/${date}`)
  for (const path of ['/daily/2999-01-01', '/daily/2026-13', '/daily/2026-02-30', '/daily/nope']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  }
})
