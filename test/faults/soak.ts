/**
 * Fills the memory of a site, on a host of 512 MiB: three rounds of all its pages, and of searches, draws, pictures and submissions
 * that differ from round to round.
 */
import { corpus } from '../../content/affirmations'
import { imageLayouts } from '../../lib/images/image-layouts'
import { routes } from '../../lib/routes'
import { deployedEnvironment, memoryOf } from '../bench/processes'
import { limitMemory } from '../servers/memory-limit'
import { type Site, startSite } from '../servers/site'
import { type ClientResponse, sendRequest, submit } from './clients'
import { withSqlite } from './databases'
import { describeCounts, type FaultRun } from './report'

/** In MiB: the memory of the host, and the most that the site may take of it. */
const HOST = 512
export const MAX = 360
/** The number of requests of each kind in a round. */
const COUNTS = { searches: 1_500, draws: 4_000, pictures: 300, submissions: 100 }
const CLIENTS = 8
const JSON_POST = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }

const published = Object.values(corpus).flat()
const words = published.flatMap(({ text }) => text.toLowerCase().match(/[a-z]{4,}/g) ?? [])

/** A round for each size of pictures, which are drawn once. */
export const ROUNDS = Object.keys(imageLayouts)

/** Sends the requests of a round. @returns the number of responses by status */
export async function soakRound(site: Site, size: string): Promise<Map<string, number>> {
  const get = (path: string) => sendRequest(site, path, { headers: { 'accept-encoding': 'br' } })
  const word = () => words[Math.floor(Math.random() * words.length)]
  const pictureOf = (index: number) => routes.affirmation(published[index % published.length]?.slug ?? '')
  const times = (count: number, act: (index: number) => Promise<ClientResponse>) =>
    Array.from({ length: count }, (_, index) => () => act(index))
  const waiting = [
    ...(await addresses(site)).map((path) => () => get(path)),
    ...times(COUNTS.searches, () => get(`${routes.search()}?q=${word()}+${word()}`)),
    ...times(COUNTS.draws / 2, () => get(routes.dailyApi())),
    ...times(COUNTS.draws / 2, () => sendRequest(site, routes.randomApi(), JSON_POST)),
    ...times(COUNTS.pictures, (index) => get(routes.socialImage(pictureOf(index), size))),
    ...times(COUNTS.submissions, () => submit(site))
  ].reverse()
  const statuses = new Map<string, number>()
  const client = async () => {
    for (let act = waiting.pop(); act; act = waiting.pop()) {
      const { status } = await act()
      statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return statuses
}

/** The paths in all sitemaps. */
async function addresses(site: Site): Promise<string[]> {
  const read = async (path: string) => {
    const { text } = await sendRequest(site, path)
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => new URL(found).pathname)
  }
  return (await Promise.all((await read(routes.sitemap())).map(read))).flat()
}

export const soak: FaultRun = () =>
  withSqlite(async (databaseUrl) => {
    const limit = limitMemory(HOST)
    const site = await startSite({ databaseUrl, env: deployedEnvironment(), limit })
    const memory: number[] = []
    const counts = new Map<string, number>()
    for (const size of ROUNDS) {
      for (const [status, count] of await soakRound(site, size)) counts.set(status, (counts.get(status) ?? 0) + count)
      memory.push(memoryOf(site.process.pid as number))
    }
    const isAlive = site.process.exitCode === null && site.process.signalCode === null
    await site.stop()
    limit?.remove()
    const faults: string[] = []
    if (!isAlive) faults.push(`the site has ended: ${site.process.signalCode ?? site.output()}`)
    const unexpected = [...counts.keys()].filter((status) => !['200', '201'].includes(status))
    if (unexpected.length > 0) faults.push(`status ${unexpected.join(', ')}`)
    const [last = Number.NaN] = memory.slice(-1)
    if (!(last <= MAX)) faults.push(`it takes ${last.toFixed(0)} MiB, more than ${MAX}`)
    const host = limit ? `in ${HOST} MiB` : 'without a limit, which takes root and control groups'
    const seen = `${describeCounts(counts)}; ${memory.map((size) => size.toFixed(0)).join(', ')} MiB of its own, ${host}`
    return [{ tried: 'all pages, searches, draws and pictures', times: memory.length, seen, lost: 0, faults }]
  })
