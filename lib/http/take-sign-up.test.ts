import { randomUUID } from 'node:crypto'
import { POST } from '../../app/api/newsletter/subscribe/route'
import { emptyDatabase, setUpTestDatabase } from '../../test/database'
import { pageOf, post, postForm, problemOf } from '../../test/requests'
import { db } from '../db/client'
import { env } from '../env'
import { CLIENT_NETWORK_HEADER } from './rate-limits'

setUpTestDatabase()
beforeEach(emptyDatabase)
afterEach(() => {
  Object.assign(env(), { SMTP_URL: undefined, RATE_LIMIT_PER_MINUTE: 30, CONFIRMATIONS_PER_HOUR: 200 })
})

const invented = () => `${randomUUID()}@example.org`
const from = (network: string) => ({ [CLIENT_NETWORK_HEADER]: network })
const signUp = (network: string, email = invented()) => POST(post('/', { email }, from(network)))
const signUpByForm = (network: string, email: string) => POST(postForm('/', { email }, from(network)))
const subscribers = () => db().subscriber.count()

async function statuses(network: string, times: number): Promise<number[]> {
  const responses = await Promise.all(Array.from({ length: times }, () => signUp(network)))
  return responses.map(({ status }) => status)
}

describe('the sign-ups of a network', () => {
  it('are thirty an hour; further ones are refused with the time, and store nothing', async () => {
    expect(new Set(await statuses('203.0.113.0/24', 30))).toEqual(new Set([200]))
    const response = await signUp('203.0.113.0/24')
    const seconds = Number(response.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(3_500)
    expect(seconds).toBeLessThanOrEqual(3_600)
    const detail = 'Many people have signed up from your network in the last hour. Please try again in 60 minutes.'
    expect((await problemOf(response, 429)).detail).toBe(detail)
    const { status, page, state } = await pageOf(await signUpByForm('203.0.113.0/24', 'ann@example.org'), 'subscribe')
    expect([status, page, state]).toEqual([
      429,
      '/',
      { values: { email: 'ann@example.org' }, errors: {}, notice: detail }
    ])
    expect(await subscribers()).toBe(30)
    expect((await signUp('198.51.100.0/24')).status).toBe(200)
  })

  it('have no limit if requests have none', async () => {
    env().RATE_LIMIT_PER_MINUTE = 0
    expect(new Set(await statuses('192.0.2.0/24', 35))).toEqual(new Set([200]))
  })

  it('do not count what is not an address', async () => {
    for (let time = 0; time < 40; time += 1) expect((await signUp('2001:db8::/64', 'nobody')).status).toBe(400)
    expect((await signUp('2001:db8::/64')).status).toBe(200)
  })
})

it('refuses all once three hours of confirmation requests wait, and says when there is room', async () => {
  Object.assign(env(), { SMTP_URL: 'smtp://127.0.0.1:9', CONFIRMATIONS_PER_HOUR: 2 })
  for (let network = 0; network < 8; network += 1) expect((await signUp(`10.0.${network}.0/24`)).status).toBe(200)
  const response = await signUp('10.0.9.0/24', 'ann@example.org')
  expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(3_600)
  expect((await problemOf(response, 429)).detail).toMatch(
    /^Very many people are signing up right now\. Please try again in (a minute|\d+ minutes)\.$/
  )
  expect(await subscribers()).toBe(8)
})

it('takes as long for an address that is on the list as for one that is not', async () => {
  const timeOf = async (email: string) => {
    const began = performance.now()
    await signUp('10.1.0.0/24', email)
    return performance.now() - began
  }
  await timeOf('ann@example.org')
  const [known, unknown] = [[], []] as [number[], number[]]
  for (let time = 0; time < 9; time += 1) {
    known.push(await timeOf('ann@example.org'))
    unknown.push(await timeOf(invented()))
  }
  // Whatever is longer than the shortest time is what the machine does besides.
  const [shortest, other] = [Math.min(...known), Math.min(...unknown)]
  expect(Math.min(shortest, other)).toBeGreaterThan(48)
  expect(Math.abs(shortest - other)).toBeLessThan(5)
})
