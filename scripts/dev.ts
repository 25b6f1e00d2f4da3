/**
 * `npm run dev`: the same server as `npm start`, with reloading. Makes what it needs first; after that a changed file of content/
 * shows without a command: it is built again, and affirmations are brought into the database.
 */
import { spawnSync } from 'node:child_process'
import { watch } from 'node:fs'
import { inOneLine, onParentEnd } from '../lib/cli'
import { buildContent } from '../lib/content/source/build-content'
import { developmentPreparation } from './build/build-steps'

Object.assign(process.env, { NODE_ENV: 'development' })
onParentEnd(() => process.kill(process.pid, 'SIGTERM'))
const shell = process.platform === 'win32'
for (const [program, ...args] of developmentPreparation) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', shell })
  if (status !== 0) process.exit(status ?? 1)
}
try {
  const { checkBeforeStart } = await import('../lib/server/before-start')
  await checkBeforeStart()
  const { watchAssets } = await import('./build/assets')
  await watchAssets()
  const { serve } = await import('../lib/server/serve')
  await serve({ isDevelopment: true })
} catch (error) {
  console.error(`The server could not start: ${await inOneLine(error)}`)
  process.exit(1)
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
    spawnSync('tsx', ['scripts/db/db-prepare.ts'], { stdio: 'inherit', shell })
  }
}
