/**
 * `npm run dev`: the same server as `npm start`, with reloading. Makes what it needs first; after that a changed file of content/
 * shows without a command: it is built again, and affirmations are brought into the database.
 */
import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { developmentPreparation } from '../lib/build/build-steps'
import { inOneLine, onParentEnd } from '../lib/cli'
import { issueLine } from '../lib/content/issues/issue'
import { buildContent } from '../lib/content/source/build-content'

Object.assign(process.env, { NODE_ENV: 'development' })
onParentEnd(() => process.kill(process.pid, 'SIGTERM'))
const shell = process.platform === 'win32'
if (!build()) process.exit(1)
for (const [program, ...args] of developmentPreparation) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', shell })
  if (status !== 0) process.exit(status ?? 1)
}
try {
  const { watchAssets } = await import('../lib/build/browser-bundles')
  await watchAssets()
  const { startSite } = await import('../lib/server/start-site')
  await startSite({ isDevelopment: true })
} catch (error) {
  console.error(`The server could not start: ${inOneLine(error)}`)
  process.exit(1)
}

/** What this process has loaded, and Next does not reload. */
const LOADED = /^lib.(routes\.ts$|server.)/
/** An editor saves in several steps; they are taken for one. */
const QUIET_MS = 100
let timer: NodeJS.Timeout | undefined
const changed = new Set<string>()

// Each folder by itself: on Linux, a watch of all of them loses a file that an editor replaces.
for (const folder of [...foldersOf('content'), 'lib', ...foldersOf('lib/server')]) {
  watch(folder, (_event, file) => {
    const path = join(folder, file ?? '')
    if (!/\.(yaml|md)$/.test(path) && !LOADED.test(path)) return
    changed.add(path)
    clearTimeout(timer)
    timer = setTimeout(handleChanges, QUIET_MS)
  })
}

function foldersOf(root: string): string[] {
  const folders = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [root, ...folders.map(({ parentPath, name }) => join(parentPath, name))]
}

/** @returns false if a file cannot be read; what has not changed since the last time is not read again */
function build(): boolean {
  const issues = buildContent()
  for (const issue of issues) console.error(issueLine(issue))
  return issues.length === 0
}

function handleChanges(): void {
  const loaded = [...changed].filter((file) => LOADED.test(file))
  if (loaded.length > 0) console.log(`Start again to use what has changed: ${loaded.join(', ')}.`)
  for (const file of loaded) changed.delete(file)
  if (changed.size === 0 || !build()) return
  const files = [...changed]
  changed.clear()
  console.log(`Built ${files.join(', ')}.`)
  if (files.some((file) => /^content.(affirmations|taxonomy)/.test(file))) {
    // In a process of its own: the corpus of this one is as it was at the start.
    spawn('tsx', ['prisma/seed.ts'], { stdio: 'inherit', shell })
  }
}
