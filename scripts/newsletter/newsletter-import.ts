/** `npm run newsletter:import -- FILE.csv`: brings people in whose consent you have, from another service or another host. */
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { InvalidArgumentError, Option } from 'commander'
import { nonBlank, npmCommand, runCommand } from '../../lib/cli'
import { type ImportReport, importCsv, OUTCOMES } from '../../lib/newsletter/list/import'
import { MEANINGS, type Meaning } from '../../lib/newsletter/list/import-columns'

const PROGRESS_EVERY_MS = 5_000

interface Options {
  column?: string
  status?: Map<string, Meaning>
  pending: 'ask' | 'skip'
  consent?: string
  dryRun?: boolean
  yes?: boolean
}

const program = npmCommand(
  'newsletter:import',
  'Brings people in whose consent you have. Shows what it would do, and asks. Exit code 1 if nobody joined.'
)
  .argument('<FILE.csv>', 'an export of another service or of this site, or a list of addresses')
  .option('--column <NAME>', 'the column that has the addresses', nonBlank)
  .option(
    '--status <NAME=MEANING>',
    'what a value or column means: active, pending, left or nothing; may be repeated',
    addStatus
  )
  .addOption(new Option('--pending <WHAT>', 'those who never confirmed').choices(['ask', 'skip']).default('skip'))
  .option('--consent <TEXT>', 'how and when they agreed, if the file does not say so; kept with each', nonBlank)
  .option('--dry-run', 'show what it would do, and do nothing')
  .option('--yes', 'do it without asking')
  .action(importFile)

await runCommand(program, { database: 'migrate', needs: 'newsletter' })

async function importFile(file: string, { column, status, pending, consent, dryRun, yes }: Options): Promise<void> {
  let shown = Date.now()
  const onProgress = (rows: number) => {
    if (Date.now() - shown < PROGRESS_EVERY_MS) return
    shown = Date.now()
    console.error(`${rows} rows …`)
  }
  const report = await importCsv(
    () => createReadStream(file),
    { column, values: status, askPending: pending === 'ask', consent, onProgress },
    async (plan) => {
      if (yes && !dryRun) return true
      console.log(`What the import would do:\n${described(plan)}`)
      return !dryRun && (await isApproved())
    }
  )
  if (!report) {
    console.log(`Nothing was imported.${dryRun || process.stdin.isTTY ? '' : ' With --yes it is.'}`)
    if (!dryRun) process.exitCode = 1
    return
  }
  console.log(described(report))
  if (!report.joined) {
    console.error('Nobody joined the list.')
    process.exitCode = 1
  }
}

function described(report: ImportReport): string {
  const lines = Object.entries(OUTCOMES).flatMap(([outcome, label]) => {
    const { count = 0, lines = [] } = report[outcome as keyof typeof OUTCOMES] ?? {}
    if (count === 0) return []
    const more = count > lines.length ? ', …' : ''
    return `${String(count).padStart(8)} ${label}${outcome === 'joined' ? '' : `: line ${lines.join(', ')}${more}`}`
  })
  return lines.join('\n') || 'The file has nobody.'
}

async function isApproved(): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Import them? [y/N] ').finally(() => terminal.close())
  return /^y(es)?$/i.test(answer.trim())
}

function addStatus(text: string, all: Map<string, Meaning> = new Map()): Map<string, Meaning> {
  const [, value = '', given] = /^(.+)=(\w+)$/.exec(text) ?? []
  const meaning = MEANINGS.find((one) => one === given)
  if (!meaning) throw new InvalidArgumentError('It must be NAME=active, NAME=pending, NAME=left or NAME=nothing.')
  return new Map([...all, [value, meaning]])
}
