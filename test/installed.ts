/** Programs that tests need beside Node. */
import { execFileSync } from 'node:child_process'

interface Program {
  name: string
  /** Debian's package. */
  package: string
  /** What has to be on the path where it is installed by hand. */
  command: string
  find: () => string | undefined
}

/**
 * Finds a program or installs Debian's package, as root.
 * @throws Error that says what to do where neither works
 */
export function ensureInstalled({ name, package: debian, command, find }: Program): string {
  const found = find()
  if (found) return found
  if (process.getuid?.() === 0) {
    console.log(`No ${name} found, installing it: apt-get install ${debian}`)
    const install = `apt-get update && apt-get install -y --no-install-recommends ${debian}`
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('sh', ['-c', install], { stdio: 'inherit', timeout: 600_000, env })
  }
  const installed = find()
  if (!installed) throw new Error(`There is no ${name} to test with. Install one; ${command} has to be on the path.`)
  return installed
}
