/** `npm run build`: everything that a start needs. Stops at the first step that fails. */
import { spawnSync } from 'node:child_process'

const steps = [
  ['tsx', 'scripts/generate.ts'],
  ['tsx', 'scripts/content-check.ts'],
  ['tsx', 'scripts/theme.ts'],
  ['tsx', 'scripts/fonts.ts'],
  ['tsx', 'scripts/icons.ts'],
  ['tsx', 'scripts/assets.ts'],
  ['tsx', 'scripts/site-icons.ts'],
  ['tsx', 'scripts/downloads.ts'],
  ['tsx', 'scripts/db-prepare.ts'],
  ['next', 'build'],
  ['tsx', 'scripts/bundle.ts']
]

for (const [command, ...args] of steps) {
  const { status } = spawnSync(command as string, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}
