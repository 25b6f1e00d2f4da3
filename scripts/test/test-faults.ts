/**
 * `npm run test:faults`: injects real faults into the built site, which runs in child processes. Prints a table of the
 * faults, the number of rounds and what was lost. `npm test` runs it with `-- --short`; `-- --only killed` runs one fault.
 */
import { Option } from 'commander'
import { npmCommand, runCommand } from '../../lib/cli'
import { crowd } from '../../test/faults/crowd'
import { disk } from '../../test/faults/disk'
import { killed } from '../../test/faults/killed'
import { type FaultRow, type FaultRun, table } from '../../test/faults/report'
import { restarted } from '../../test/faults/restarted'
import { shared } from '../../test/faults/shared'
import { soak } from '../../test/faults/soak'
import { stopped } from '../../test/faults/stopped'

/** The faults of a row run one after the other, beside the other row. */
const BESIDE_EACH_OTHER: Record<string, FaultRun>[] = [
  { killed, disk },
  { stopped, restarted }
]
/** These take minutes, so a short run leaves them out unless one is named. They measure times, so each runs by itself. */
const LONG: Record<string, FaultRun> = { shared, crowd, soak }
const NAMES = [...BESIDE_EACH_OTHER, LONG].flatMap(Object.keys)

const program = npmCommand('test:faults', 'Brings faults about on the built site and counts what was lost.')
  .option('--short', 'the part of `npm test`', false)
  .addOption(new Option('--only <NAME>', 'one of them').choices(NAMES))
  .action(runFaults)

await runCommand(program)
// Databases and servers that were taken away leave sockets behind.
process.exit()

async function runFaults({ short, only }: { short: boolean; only?: string }): Promise<void> {
  const inTurn = async (runs: Record<string, FaultRun>) => {
    const rows: FaultRow[] = []
    for (const [name, run] of Object.entries(runs)) {
      if (only && only !== name) continue
      const start = performance.now()
      rows.push(...(await run({ short }).catch((error) => [notFinished(name, error)])))
      console.error(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`)
    }
    return rows
  }
  const rows = (await Promise.all(BESIDE_EACH_OTHER.map(inTurn))).flat()
  if (!short || only) rows.push(...(await inTurn(LONG)))
  console.log(table(rows))
  const lost = rows.reduce((sum, row) => sum + row.lost, 0)
  const faults = rows.flatMap((row) => row.faults.map((fault) => `${row.tried}: ${fault}`))
  for (const fault of faults) console.log(fault)
  console.log(`${rows.length} kinds of faults, ${lost} lost, ${faults.length} not as they should be`)
  if (lost + faults.length > 0) process.exitCode = 1
}

/** A run that ends with an error, such as a site that did not start, is a fault too, and the others go on. */
function notFinished(tried: string, error: Error): FaultRow {
  return { tried, times: 0, seen: 'not finished', lost: 0, faults: [String(error.stack)] }
}
