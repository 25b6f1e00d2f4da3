/**
 * `npm run lockfile:complete`: adds to package-lock.json the optional packages of other platforms that `npm install` left out.
 * A registry mirror that lacks them makes npm write a lock file that its own `npm ci` refuses. Their versions are
 * exact in the packages that ask for them; where they run is in their names.
 */
import { readFileSync, writeFileSync } from 'node:fs'

interface LockEntry {
  version?: string
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const OS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'openbsd', 'netbsd', 'sunos', 'aix', 'win32']
const CPU = ['arm64', 'arm', 'x64', 'ia32', 'riscv64', 'ppc64', 's390x', 'loong64', 'mips64el', 'wasm32']

/** Platform of a package by its name; undefined where the name tells none. */
function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> | undefined {
  const parts = name.split('/').at(-1)?.split('-') ?? []
  const os = OS.filter((word) => parts.includes(word))
  const cpu = CPU.filter((word) => parts.includes(word))
  if (cpu.length === 0) return undefined
  const musl = parts.some((part) => part.startsWith('musl'))
  const gnu = parts.some((part) => part.startsWith('gnu'))
  return {
    ...(os.length > 0 && { os }),
    cpu,
    ...(musl ? { libc: ['musl'] } : gnu && { libc: ['glibc'] })
  }
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockEntry> }
const added: string[] = []
for (const entry of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`
    const platform = platformOf(name)
    if (lock.packages[path] || !platform || !/^\d/.test(version)) continue
    lock.packages[path] = { version, ...(entry.dev && { dev: true }), optional: true, ...platform }
    added.push(name)
  }
}
const [root, ...rest] = Object.entries(lock.packages)
lock.packages = Object.fromEntries([root as [string, LockEntry], ...rest.sort(([a], [b]) => a.localeCompare(b, 'en'))])
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
console.log(added.length === 0 ? 'The lock file is complete.' : `Added ${added.join(', ')}.`)
