/** What a fault run says of itself: one row of the table a fault. */
export interface FaultRow {
  tried: string
  /** How often. */
  times: number
  seen: string
  /** What was answered with success and is not there, or was dropped. Nothing is allowed to be. */
  lost: number
  /** What is not as it should be, each as a sentence. */
  faults: string[]
}

export interface FaultOptions {
  /** A few rounds rather than all of them. */
  short: boolean
}

export type FaultRun = (options: FaultOptions) => Promise<FaultRow[]>

/** The rows as a Markdown table. */
export function table(rows: FaultRow[]): string {
  const cells = [
    ['tried', 'times', 'lost', 'seen'],
    ['---', '---', '---', '---'],
    ...rows.map(({ tried, times, lost, seen }) => [tried, String(times), String(lost), seen])
  ]
  return cells.map((row) => `| ${row.join(' | ')} |`).join('\n')
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** `count` of what is counted, by name, as `201: 5, 503: 2`. */
export function describeCounts(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .sort()
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ')
}
