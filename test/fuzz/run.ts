/** Attacks a running site and counts its responses. */
import { faultsOf } from './checks'
import type { Attack } from './parts'
import { attacks } from './requests'
import { send } from './send'

/** The number of concurrent connections. */
const CONNECTIONS = 12
/**
 * Milliseconds to wait for a response: the first search of a site makes its index, which takes a busy machine long. After a broken
 * request the server may be waiting for more bytes.
 */
const TIMEOUT_MS = { complete: 60_000, broken: 400 }

interface AttackReport {
  /** By kind, then by status; "closed" or "waiting" if there was no response. */
  counts: Map<string, Map<string, number>>
  faults: { attack: Attack; number: number; faults: string[] }[]
  sent: number
  slowest: number
}

/** Sends random requests to a site on this machine. */
export async function fuzzSite(origin: string, requests: number, seed: number): Promise<AttackReport> {
  const { hostname: host, port } = new URL(origin)
  const report: AttackReport = { counts: new Map(), faults: [], sent: 0, slowest: 0 }
  const all = attacks(requests, seed)

  async function connection(): Promise<void> {
    for (const attack of all) {
      report.sent += 1
      const number = report.sent
      const timeoutMs = attack.complete ? TIMEOUT_MS.complete : TIMEOUT_MS.broken
      const exchange = await send(attack.bytes, { host, port: Number(port || 80), timeoutMs })
      const faults = faultsOf(attack, exchange)
      if (faults.length > 0) report.faults.push({ attack, number, faults })
      if (attack.complete) report.slowest = Math.max(report.slowest, exchange.ms)
      const outcome = exchange.replies.at(-1)?.status.toString() ?? (exchange.silent ? 'waiting' : 'closed')
      const counts = report.counts.get(attack.kind) ?? new Map<string, number>()
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
      report.counts.set(attack.kind, counts)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  return report
}

/** One line for each kind of attack, with its responses by status. */
export function describeAttacks({ counts }: AttackReport): string[] {
  const width = Math.max(...[...counts.keys()].map((kind) => kind.length))
  return [...counts].sort().map(([kind, statuses]) => {
    const total = [...statuses.values()].reduce((sum, count) => sum + count, 0)
    const responses = [...statuses].sort().map(([status, count]) => `${status}: ${count}`)
    return `${kind.padEnd(width)}  ${String(total).padStart(6)}  ${responses.join(', ')}`
  })
}
