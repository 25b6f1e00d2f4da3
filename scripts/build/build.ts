/**
 * `npm run build`: everything that a start needs, as a release beside the running site, which it does not touch; neither does
 * it touch a database. Stops at the first step that fails.
 */
import { spawnSync } from 'node:child_process'
import { preparation } from '../../lib/build/build-steps'
import { findForeignScripts } from '../../lib/build/foreign-scripts'
import { addRelease } from '../../lib/build/releases'
import { checkBinding } from '../../lib/db/engines/sqlite-binding'
import { env, misspelledSettings } from '../../lib/env'

// Whatever the shell says: React and Next would be built for development.
Object.assign(process.env, { NODE_ENV: 'production' })

/** `npm test` has prepared everything already. */
const isPrepared = process.argv.includes('--prepared')

// The start would refuse the same: what is wrong is better known before the minutes of a build.
try {
  checkBinding()
  env()
  for (const question of misspelledSettings()) console.warn(question)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

const foreign = findForeignScripts()
if (foreign.length > 0) {
  console.error(foreign.join('\n'))
  process.exit(1)
}

const steps = [...(isPrepared ? [] : preparation), ['next', 'build'], ['tsx', 'scripts/build/bundle-commands.ts']]
for (const [command, ...args] of steps) {
  const { status } = spawnSync(command as string, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}
console.log(`Built release ${addRelease('.next/standalone')}. The next start takes it.`)
