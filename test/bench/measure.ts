/**
 * Measures two servers in turns, so that other load on the machine affects both. The load comes from wrk (Debian's package): a
 * client written in Node takes more processor time than the servers, and would measure itself.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { processorTime } from './processes'

interface Target {
  url: string
  /** The process whose processor time is measured. */
  pid: number
  method?: 'GET' | 'POST'
  body?: string
  headers?: Record<string, string>
}

interface Measured {
  /** Requests a second. */
  rate: number
  /** Processor time of the server per request, in microseconds; NaN if the system does not report it. */
  cost: number
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
const TURNS = 2
const WARM_UP_SECONDS = 1

/** What a run of requests came to. */
interface Load {
  requests: number
  seconds: number
  failed: number
}

/**
 * Sends requests as fast as responses come.
 */
async function load({ url, ...target }: Target, seconds: number): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'affirmations-wrk-'))
  const script = join(folder, 'requests.lua')
  writeFileSync(script, scriptOf(target))
  const run = promisify(execFile)('wrk', [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${Math.max(1, Math.round(seconds))}s`,
    '-s',
    script,
    url
  ])
  const { stdout } = await run
    .catch((error: Error) => {
      throw new Error(`wrk is needed, from the Debian package of that name: ${error.message}`)
    })
    .finally(() => rmSync(folder, { recursive: true, force: true }))
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
function scriptOf({ method = 'GET', body, headers = {} }: Omit<Target, 'url'>): string {
  const given = {
    method,
    body,
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [`headers[${JSON.stringify(name)}]`, value]))
  }
  return Object.entries(given)
    .map(([name, value]) => `wrk.${name} = ${JSON.stringify(value) ?? 'nil'}`)
    .join('\n')
}

/** @param seconds for each of the two */
export async function compare(name: string, must: number, ours: Target, theirs: Target, seconds: number): Promise<Row> {
  const targets = [ours, theirs]
  for (const target of targets) await load(target, WARM_UP_SECONDS)
  const sums = targets.map(() => ({ requests: 0, seconds: 0, cost: 0, failed: 0 }))
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [index, target] of targets.entries()) {
      const sum = sums[index] as (typeof sums)[number]
      const before = processorTime(target.pid)
      const result = await load(target, seconds / TURNS)
      sum.cost += processorTime(target.pid) - before
      sum.requests += result.requests
      sum.seconds += result.seconds
      sum.failed += result.failed
    }
  }
  const [our, their] = sums.map(({ requests, seconds, cost, failed }) => ({
    rate: requests / seconds,
    cost: cost / requests,
    failed
  })) as [Measured, Measured]
  return { name, ours: our, theirs: their, must }
}

function multipleOf({ ours, theirs }: Row): number {
  return ours.cost / theirs.cost
}

export function isTooSlow(row: Row): boolean {
  return multipleOf(row) > row.must
}

/** The rows as a table of Markdown. */
export function describeRows(rows: Row[]): string {
  const head = '| what | processor time | compared with | multiple | must | requests/s | compared with | failed |'
  const lines = rows.map((row) => {
    const { name, ours, theirs, must } = row
    const cells = [
      name,
      ...[ours.cost, theirs.cost].map((cost) => `${cost.toFixed(0)} µs`),
      `${multipleOf(row).toFixed(2)}${isTooSlow(row) ? ' (too slow)' : ''}`,
      `≤ ${Number(must.toFixed(2))}`,
      ...[ours, theirs].map(({ rate }) => rate.toFixed(0)),
      String(ours.failed + theirs.failed)
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [head, '| --- | --: | --: | --: | --: | --: | --: | --: |', ...lines].join('\n')
}
