/**
 * `npm run dev`: makes what `next dev` needs, then runs it with our arguments. A changed file of content/ shows without a
 * command: it is built again, and affirmations are brought into the database.
 */
import { spawn, spawnSync } from 'node:child_process'
import { watch } from 'node:fs'
import { onParentEnd } from '../lib/cli'
import { buildContent } from '../lib/content/source/build-content'
import { developmentPreparation } from './build-steps'

// Its steps and Next read the same files of the environment.
Object.assign(process.env, { NODE_ENV: 'development' })
onParentEnd(() => isStopping || stop('SIGTERM'))
const shell = process.platform === 'win32'
for (const [program, ...args] of developmentPreparation) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', shell })
  if (status !== 0) process.exit(status ?? 1)
}

const next = spawn('next', ['dev', ...process.argv.slice(2)], { stdio: 'inherit', shell })
next.on('exit', (code) => process.exit(code ?? 0))
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal))
process.stdout.on('error', () => stop('SIGTERM'))

/** A second signal does not wait. */
function stop(signal: 'SIGINT' | 'SIGTERM'): void {
  next.kill(isStopping ? 'SIGKILL' : signal)
  if (isStopping) process.exit(1)
  isStopping = true
}

/** An editor saves in several steps; they are taken for one. */
const QUIET_MS = 100
let timer: NodeJS.Timeout | undefined
const changed = new Set<string>()

watch('content', { recursive: true }, (_event, file) => {
  if (!file || !/\.(yaml|md)$/.test(file)) return
  changed.add(file)
  clearTimeout(timer)
  timer = setTimeout(rebuild, QUIET_MS)
})

function rebuild(): void {
  const files = [...changed]
  changed.clear()
  const issues = buildContent()
  for (const { where, message } of issues) console.error(`${where}: ${message}`)
  if (issues.length > 0) return
  console.log(`Built ${files.join(', ')}.`)
  if (files.some((file) => /^(affirmations|taxonomy)/.test(file))) {
    spawnSync('tsx', ['scripts/db-prepare.ts'], { stdio: 'inherit', shell })
  }
}
