/** The result of one fault: a row of the printed table. */
export interface FaultRow {
  tried: string
  /** The number of rounds. */
  times: number
  seen: string
  /** The number of acknowledged writes that are missing and of dropped requests; has to be 0. */
  lost: number
  /** Descriptions of wrong behavior; has to be empty. */
  faults: string[]
}

interface FaultOptions {
  /** Runs a few rounds only, for `npm test`. */
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

/** Formats counts by name, such as `201: 5, 503: 2`. */
export function describeCounts(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .sort()
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ')
}
