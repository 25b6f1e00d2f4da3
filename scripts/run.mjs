/** `node scripts/run.mjs NAME …`: runs a command of the current release, see lib/build/releases.ts. */
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { userInfo } from 'node:os'
import { fileURLToPath } from 'node:url'

const [name] = process.argv.splice(2, 1)
const folders = ['.releases/current', '.'].map((folder) => new URL(`../${folder}/.next/commands/`, import.meta.url))

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** True if it is there. A file that this user may not read would else count as missing. */
function isReadable(url) {
  try {
    accessSync(url, constants.R_OK)
    return true
  } catch ({ code }) {
    if (code !== 'EACCES') return false
    const release = 'chmod a+x .releases && chmod -R a+rX .releases/current/'
    fail(`${userInfo().username} may not read ${fileURLToPath(url)}. As root run: ${release}`)
  }
}

const file = folders.map((folder) => new URL(`${name}.mjs`, folder)).find(isReadable)
if (!file) {
  const folder = folders.find((url) => existsSync(url))
  if (!folder) fail('Nothing has been built yet. Run: npm run build')
  // What commands share has a hash in its name.
  const names = readdirSync(folder).flatMap((entry) => /^(.+)(?<!-[A-Z0-9]{8})\.mjs$/.exec(entry)?.[1] ?? [])
  fail(`Usage: node scripts/run.mjs COMMAND, which is one of ${names.join(', ')}.`)
}
await import(file.href)
