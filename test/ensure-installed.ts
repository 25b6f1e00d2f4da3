/** Finds or installs the programs that tests need besides Node. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

interface Program {
  name: string
  /** The name of the Debian package. */
  package: string
  /** The command that has to be on the PATH if it is installed by hand. */
  command: string
  find: () => string | undefined
}

/** The path of a program with one of these names: in one of the folders, or on the PATH. */
export function findOnPath(names: string[], folders: string[] = []): string | undefined {
  const all = [...folders, ...(process.env.PATH?.split(delimiter) ?? [])]
  return all.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
}

/**
 * Finds a program; as root, installs the Debian package if there is none.
 * @throws Error that says what to do if neither works
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
  if (!installed) throw new Error(`There is no ${name} for the tests. Install it; ${command} has to be on the PATH.`)
  return installed
}
