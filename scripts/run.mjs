/** `node scripts/run.mjs NAME …`: runs a command of the current release, see lib/server/releases.ts. */
import { existsSync } from 'node:fs'

const [name] = process.argv.splice(2, 1)
const places = ['.releases/current', '.'].map((folder) => `../${folder}/.next/commands/${name}.mjs`)
const file = places.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url))
if (!file) {
  console.error(`There is no built command "${name}". Run: npm run build`)
  process.exit(1)
}
await import(file.href)
