/**
 * Measures two servers in turns, so that other load on the machine affects both. The load comes from wrk (Debian's package): a
 * client written in Node takes more processor time than the servers, and would measure itself.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
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
  /** The most processor time that is acceptable, as a multiple of the other server's. */
  must: number
}

const CONNECTIONS = 32
/** The clients that request each path once. */
const CLIENTS = 4
const TURNS = 2
const WARM_UP_SECONDS = 1

interface Load {
  requests: number
  seconds: number
  failed: number
}

/**
 * Sends requests as fast as responses come.
 * @param paths in turns, in place of the path of the target
 */
export async function load({ url, ...target }: Target, seconds: number, paths?: string[]): Promise<Load> {
  const script = join(mkdtempSync(join(tmpdir(), 'affirmations-wrk-')), 'requests.lua')
  writeFileSync(script, scriptOf(target, paths ?? [new URL(url).pathname]))
  const run = promisify(execFile)('wrk', [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${Math.max(1, Math.round(seconds))}s`,
    '-s',
    script,
    url
  ])
  const { stdout } = await run.catch((error: Error) => {
    throw new Error(`wrk is needed, from the Debian package of that name: ${error.message}`)
  })
  const [, requests, took] = /(\d+) requests in ([\d.]+)s/.exec(stdout) ?? []
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? []
  const [, refused = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(stdout) ?? []
  return {
    requests: Number(requests),
    seconds: Number(took),
    failed: [refused, ...errors].reduce((sum, count) => sum + Number(count), 0)
  }
}

/** What wrk sends, as it wants to be told. JSON strings are strings of Lua too. */
function scriptOf({ method = 'GET', body, headers = {} }: Omit<Target, 'url'>, paths: string[]): string {
  const fields = Object.entries(headers).map(([name, value]) => `[${JSON.stringify(name)}]=${JSON.stringify(value)}`)
  return `local paths = {${paths.map((path) => JSON.stringify(path)).join(',')}}
local next = 0
request = function()
  next = next % #paths + 1
  return wrk.format(${JSON.stringify(method)}, paths[next], {${fields.join(',')}}, ${body === undefined ? 'nil' : JSON.stringify(body)})
end
`
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
      sum.requests += result.requests
      sum.seconds += result.seconds
      sum.failed += result.failed
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
  const head = '| what | processor time | compared with | multiple | must | requests/s | compared with | failed |'
  const lines = rows.map(({ name, ours, theirs, must }) => {
    const multiple = ours.cost && theirs.cost ? ours.cost / theirs.cost : undefined
    const cells = [
      name,
      ...[ours.cost, theirs.cost].map((cost) => (cost === undefined ? '?' : `${cost.toFixed(0)} µs`)),
      multiple === undefined ? '?' : `${multiple.toFixed(2)}${multiple > must ? ' (too slow)' : ''}`,
      `≤ ${must}`,
      ...[ours, theirs].map(({ rate }) => rate.toFixed(0)),
      String(ours.failed + theirs.failed)
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [head, '| --- | --: | --: | --: | --: | --: | --: | --: |', ...lines].join('\n')
}
