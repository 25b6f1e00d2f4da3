/** `node scripts/run.mjs NAME …`: runs a command that scripts/bundle.ts has built. */
import { existsSync } from 'node:fs'

const [name] = process.argv.splice(2, 1)
const file = new URL(`../.next/commands/${name}.mjs`, import.meta.url)
if (!existsSync(file)) {
  console.error('The site has not been built yet. Run: npm run build')
  process.exit(1)
}
await import(file.href)
