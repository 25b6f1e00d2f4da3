import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { APIRequestContext } from '@playwright/test'
import { Validator } from '@seriousme/openapi-schema-validator'
import * as z from 'zod'
import { expect, test } from '../fixtures'

type JsonSchema = z.core.JSONSchema.JSONSchema

interface Operation {
  operationId: string
  parameters: { name: string; in: 'path' | 'query'; example?: string }[]
  requestBody?: { content: { 'application/json': { example: unknown } } }
  responses: Record<string, { content: Record<string, { schema: JsonSchema }> }>
}

interface Description {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}

const describedBy = async (request: APIRequestContext): Promise<Description> =>
  (await request.get('/api/openapi.json')).json()

/** A schema by which a field that it does not describe is an error. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]))
  return 'properties' in inner ? { ...inner, additionalProperties: false } : inner
}

const schemaOf = (schema: unknown) => z.fromJSONSchema(closed(schema) as JsonSchema)

/** The address of a call, with its examples as parameters. */
function addressOf(path: string, { parameters }: Operation): string {
  const given = (place: string) => parameters.filter((one) => one.in === place && one.example !== undefined)
  const filled = given('path').reduce((address, { name, example }) => address.replace(`{${name}}`, example ?? ''), path)
  return `${filled}?${new URLSearchParams(given('query').map(({ name, example }) => [name, example ?? '']))}`
}

test('each call responds as it is described, also to pages of other sites, and problem details are what the description says', async ({
  request
}) => {
  const { paths, components } = await describedBy(request)
  const problem = await request.get('/api/affirmations/nope')
  expect([problem.status(), problem.headers()['content-type']]).toEqual([404, 'application/problem+json'])
  expect(schemaOf(components.schemas.Problem).safeParse(await problem.json()).error).toBeUndefined()
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation }))
  )
  expect(operations.length).toBeGreaterThan(9)
  for (const { path, method, operation } of operations) {
    await test.step(`${method} ${path}`, async () => {
      const data = operation.requestBody?.content['application/json'].example
      const response = await request.fetch(addressOf(path, operation), { method, data })
      expect(response.status()).toBe(200)
      expect(response.headers()['content-type']).toMatch(/^application\/json/)
      expect(response.headers()['access-control-allow-origin']).toBe('*')
      const schema = operation.responses['200']?.content['application/json']?.schema
      expect(schemaOf(schema).safeParse(await response.json()).error).toBeUndefined()
    })
  }
})

test('programs find the description of the API, which is valid', async ({ request }) => {
  const { link } = (await request.get('/api/today')).headers()
  const [, address = ''] = /<([^>]+)>; rel="service-desc"/.exec(link ?? '') ?? []
  const validator = new Validator()
  expect(await validator.validate(await (await request.get(address)).json())).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test.describe('the page for programmers', () => {
  test('draws a line by its form without scripts', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
    await page.goto('/api')
    await page.getByLabel('Category', { exact: true }).selectOption('love')
    await page.getByLabel('Tag', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Draw a line' }).click()
    await expect(page).toHaveURL(/\/api\/random\?category=love&strength=&for=&tag=$/)
    expect(JSON.parse((await page.locator('body').textContent()) ?? '')).toMatchObject({
      category: 'love',
      for: 'anyone'
    })
    await page.close()
  })

  test('its examples of each form run as they stand', async ({ page, baseURL }) => {
    await page.goto('/api')
    const examples = await page.locator('#calls pre').allTextContents()
    expect(examples).not.toEqual([])
    expect(examples).toHaveLength(await page.locator('#calls details').count())
    const oneWith = (pattern: RegExp) => examples.find((code) => pattern.test(code)) ?? ''
    for (const example of [examples[0] ?? '', oneWith(/\?/), oneWith(/--json/)]) {
      // The examples name the canonical origin.
      const code = example.replace(/^curl/, 'curl -sf').replace(/http:\/\/localhost:\d+/, baseURL as string)
      const { stdout } = await promisify(execFile)('bash', ['-c', code], { maxBuffer: 10_000_000 })
      expect(stdout.trim()).toMatch(/^[[{]/)
    }
  })
})
