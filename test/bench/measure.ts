/** Measures two servers in turns, so that other load on the machine affects both. */
import autocannon from 'autocannon'
import { processorTime } from './processes'

export interface Target {
  url: string
  /** The process whose processor time is measured. */
  pid: number
  method?: 'GET' | 'POST'
  body?: string
  headers?: Record<string, string>
}

export interface Measured {
  /** Requests a second. */
  rate: number
  /** Processor time of the server per request, in microseconds; undefined if the system does not report it. */
  cost: number | undefined
  /** The number of responses that are not 2xx, and of requests without a response. */
  failed: number
}

export interface Row {
  name: string
  ours: Measured
  theirs: Measured
  /** The lowest acceptable ratio of the rates. */
  must: number
}

const CONNECTIONS = 32
/** The clients that request each path once. */
const CLIENTS = 4
const TURNS = 2
const WARM_UP_SECONDS = 1

/** Sends requests as fast as responses come. */
export function load(target: Target, duration: number, paths?: string[]): Promise<autocannon.Result> {
  const { url, method = 'GET', body, headers } = target
  const requests = paths?.map((path) => ({ method, path, headers }))
  return autocannon({ url, connections: CONNECTIONS, duration, method, body, headers, ...(requests && { requests }) })
}

/** @param seconds for each of the two */
export async function compare(name: string, must: number, ours: Target, theirs: Target, seconds: number): Promise<Row> {
  const targets = [ours, theirs]
  const sums = targets.map(() => ({ requests: 0, seconds: 0, cost: 0 as number | undefined, failed: 0 }))
  for (const target of targets) await load(target, WARM_UP_SECONDS)
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [index, target] of targets.entries()) {
      const sum = sums[index] as (typeof sums)[number]
      const before = processorTime(target.pid)
      const result = await load(target, seconds / TURNS)
      const after = processorTime(target.pid)
      sum.requests += result.requests.total
      sum.seconds += result.duration
      sum.failed += result.non2xx + result.errors
      sum.cost =
        before === undefined || after === undefined || sum.cost === undefined ? undefined : sum.cost + after - before
    }
  }
  const [our, their] = sums.map(({ requests, seconds: took, cost, failed }) => ({
    rate: requests / took,
    cost: cost === undefined ? undefined : cost / requests,
    failed
  })) as [Measured, Measured]
  return { name, ours: our, theirs: their, must }
}

/** Requests each path once. @returns the number of responses that are not 2xx */
export async function requestOnce({ url, headers }: Target, paths: string[]): Promise<number> {
  const waiting = [...paths]
  let failed = 0
  const clients = Array.from({ length: CLIENTS }, async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const response = await fetch(url + path, { headers })
      await response.arrayBuffer()
      if (!response.ok) failed += 1
    }
  })
  await Promise.all(clients)
  return failed
}

/** The same for both targets, in turns. */
export async function compareOnce(
  name: string,
  must: number,
  targets: readonly [Target, Target],
  paths: string[][]
): Promise<Row> {
  const parts = 4
  const sums = targets.map(() => ({ seconds: 0, cost: 0, failed: 0 }))
  for (let part = 0; part < parts; part += 1) {
    for (const [index, { url, pid, headers }] of targets.entries()) {
      const sum = sums[index] as (typeof sums)[number]
      const all = paths[index] ?? []
      const waiting = all.slice((part * all.length) / parts, ((part + 1) * all.length) / parts)
      const before = { cost: processorTime(pid) ?? Number.NaN, time: performance.now() }
      sum.failed += await requestOnce({ url, pid, headers }, waiting)
      sum.seconds += (performance.now() - before.time) / 1_000
      sum.cost += (processorTime(pid) ?? Number.NaN) - before.cost
    }
  }
  const [ours, theirs] = sums.map(({ seconds, cost, failed }, index) => {
    const count = paths[index]?.length ?? 0
    return { rate: count / seconds, cost: Number.isNaN(cost) ? undefined : cost / count, failed }
  }) as [Measured, Measured]
  return { name, ours, theirs, must }
}

/** The rows as a table of Markdown. */
export function describeRows(rows: Row[]): string {
  const head = '| what | requests/s | compared with | ratio | must | processor time | ratio | failed |'
  const lines = rows.map(({ name, ours, theirs, must }) => {
    const ratio = ours.rate / theirs.rate
    const costs = [ours.cost, theirs.cost].map((cost) => (cost === undefined ? '?' : `${cost.toFixed(0)} µs`))
    const costRatio = ours.cost && theirs.cost ? (theirs.cost / ours.cost).toFixed(2) : '?'
    const cells = [
      name,
      ours.rate.toFixed(0),
      theirs.rate.toFixed(0),
      `${ratio.toFixed(2)}${ratio < must ? ' (too slow)' : ''}`,
      `≥ ${must}`,
      costs.join(' / '),
      costRatio,
      String(ours.failed + theirs.failed)
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [head, '| --- | --: | --: | --: | --: | --: | --: | --: |', ...lines].join('\n')
}
