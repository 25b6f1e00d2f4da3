import { execFile, spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { Validator } from '@seriousme/openapi-schema-validator'
import { type ApiCall, apiCalls, exampleAddress } from '../lib/site/api/calls'
import { problem } from '../lib/site/api/responses'
import { expect, test } from './fixtures'

const send = (call: ApiCall, origin: string) =>
  fetch(exampleAddress(call, origin), {
    method: call.method,
    ...(call.example.body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call.example.body)
    })
  })

for (const call of apiCalls) {
  test(`${call.name} responds as it is described, also to pages of other sites`, async ({ baseURL = '' }) => {
    const response = await send(call, baseURL)
    expect(response.status).toBe(200)
    const body = await response.json()
    // A schema drops what it does not describe.
    expect(call.response.parse(body)).toEqual(body)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  })
}

for (const [path, status] of [
  ['/api/today?date=tomorrow', 400],
  ['/api/today?date=2999-01-01', 404],
  ['/api/today?tz=Nowhere', 400],
  ['/api/random?strength=loud', 400],
  ['/api/random?tag=clam', 404],
  ['/api/affirmations/nope', 404]
] as const) {
  test(`${path} is problem details with ${status}`, async ({ request }) => {
    const response = await request.get(path)
    expect([response.status(), response.headers()['content-type']]).toEqual([status, 'application/problem+json'])
    expect(problem.parse(await response.json())).toMatchObject({ status })
  })
}

test('today is kept for everyone and answers 304; a random line is nobody else’s', async ({ request }) => {
  for (const path of [
    '/api/today',
    '/api/today?tz=Asia/Kathmandu',
    '/corpus.json',
    '/corpus.csv',
    '/science-hub/studies.bib'
  ]) {
    const { etag = '' } = (await request.get(path)).headers()
    expect((await request.get(path, { headers: { 'if-none-match': etag } })).status()).toBe(304)
  }
  const { etag, 'cache-control': cached } = (await request.get('/api/random')).headers()
  expect([etag, cached]).toEqual([undefined, 'no-store'])
})

test('a page of another origin reads today, random and daily, and posts JSON', async ({ page, baseURL = '' }) => {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<title>Other</title>')
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    const found = await page.evaluate(
      async (origin) => {
        const json = { 'content-type': 'application/json' }
        const post = { method: 'POST', headers: json, body: JSON.stringify({ categories: ['love'] }) }
        const responses = [
          await fetch(`${origin}/api/today?tz=Pacific/Auckland`),
          await fetch(`${origin}/api/random?category=love`),
          await fetch(`${origin}/api/daily-affirmation`),
          await fetch(`${origin}/api/affirmations/random`, post)
        ]
        const texts = await Promise.all(responses.map(async (response) => (await response.json()).text))
        return { texts, etag: responses[0]?.headers.get('etag'), link: responses[1]?.headers.get('link') }
      },
      baseURL.replace('127.0.0.1', 'localhost')
    )
    expect(found.texts).toEqual(Array(4).fill(expect.any(String)))
    expect(found.etag).toMatch(/^"/)
    expect(found.link).toContain('service-desc')
  } finally {
    server.close()
  }
})

test('programs find the description of the API', async ({ request }) => {
  const catalog = await request.get('/.well-known/api-catalog')
  expect(catalog.headers()['content-type']).toContain('application/linkset+json')
  expect(catalog.headers().link).toContain('rel="api-catalog"')
  const [api] = (await catalog.json()).linkset
  const description = await (await request.get(new URL(api['service-desc'][0].href).pathname)).json()
  const validator = new Validator()
  expect(await validator.validate(description)).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  for (const address of [api.anchor, api['service-doc'][0].href, api.status[0].href]) {
    expect((await request.get(new URL(address).pathname)).status()).toBe(200)
  }
})

test.describe('the page for programmers', () => {
  test('draws a line by its form without scripts', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
    await page.goto('/api')
    await page.getByLabel('Category').selectOption('love')
    await page.getByLabel('Tag').fill('')
    await page.getByRole('button', { name: 'Draw a line' }).click()
    await expect(page).toHaveURL(/\/api\/random\?category=love&strength=&for=&tag=$/)
    expect(JSON.parse((await page.locator('body').textContent()) ?? '')).toMatchObject({
      category: 'love',
      for: 'anyone'
    })
    await page.close()
  })

  const programs = [
    ['curl', 'bash', ['-c'], (code: string) => code.replace(/^curl/, 'curl -sf')],
    ['JavaScript', process.execPath, ['--input-type=module', '-e'], (code: string) => code],
    ['Python', 'python3', ['-c'], (code: string) => code]
  ] as const
  for (const [language, program, args, prepare] of programs) {
    test(`its examples in ${language} run as they stand`, async ({ page, baseURL = '' }) => {
      const needed = language === 'curl' ? 'curl' : program
      test.skip(spawnSync(needed, ['--version']).error !== undefined, `${needed} is not installed`)
      await page.goto('/api')
      const examples = await page.locator(`#calls pre[data-language="${language}"]`).allTextContents()
      expect(examples).toHaveLength(apiCalls.length)
      for (const example of examples) {
        // The examples name the canonical origin.
        const code = prepare(example.replace(/http:\/\/localhost:\d+/, baseURL))
        const { stdout } = await promisify(execFile)(program, [...args, code], { maxBuffer: 10_000_000 })
        expect(stdout.trim()).toMatch(/^[[{]/)
      }
    })
  }
})
