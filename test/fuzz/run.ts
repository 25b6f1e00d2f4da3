/** Attacks a running site and counts what it answers. */
import { faultsOf } from './checks'
import type { Attack } from './parts'
import { attacks } from './requests'
import { send } from './send'

/** How many connections attack at a time. */
const AT_ONCE = 12
/** Milliseconds that a whole request may wait; for a broken one, until the server is taken to wait for more. */
const PATIENCE = { whole: 15_000, broken: 400 }

export interface AttackReport {
  /** By kind, then by status; "closed" and "waits" where there was none. */
  counts: Map<string, Map<string, number>>
  faults: { attack: Attack; number: number; faults: string[] }[]
  sent: number
  slowest: number
}

/** Sends so many random requests to a site on this machine. */
export async function fuzzSite(origin: string, requests: number, seed: number): Promise<AttackReport> {
  const { hostname: host, port } = new URL(origin)
  const report: AttackReport = { counts: new Map(), faults: [], sent: 0, slowest: 0 }
  const all = attacks(requests, seed)

  async function connection(): Promise<void> {
    for (const attack of all) {
      report.sent += 1
      const number = report.sent
      const patience = attack.whole ? PATIENCE.whole : PATIENCE.broken
      const exchange = await send(attack.bytes, { host, port: Number(port || 80), patience })
      const faults = faultsOf(attack, exchange)
      if (faults.length > 0) report.faults.push({ attack, number, faults })
      if (attack.whole) report.slowest = Math.max(report.slowest, exchange.ms)
      const outcome = exchange.replies.at(-1)?.status.toString() ?? (exchange.silent ? 'waits' : 'closed')
      const counts = report.counts.get(attack.kind) ?? new Map<string, number>()
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
      report.counts.set(attack.kind, counts)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, connection))
  return report
}

/** What was sent and answered, a line a kind. */
export function describeAttacks({ counts }: AttackReport): string[] {
  const width = Math.max(...[...counts.keys()].map((kind) => kind.length))
  return [...counts].sort().map(([kind, statuses]) => {
    const total = [...statuses.values()].reduce((sum, count) => sum + count, 0)
    const answers = [...statuses].sort().map(([status, count]) => `${status}: ${count}`)
    return `${kind.padEnd(width)}  ${String(total).padStart(6)}  ${answers.join(', ')}`
  })
}
