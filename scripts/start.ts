/** `npm start`: brings the database up to date, then serves the built site on HOST:PORT until SIGTERM or SIGINT. */
import { existsSync, readFileSync } from 'node:fs'
import { describePreparation, prepareDatabase } from '../lib/data/prepare'
import { env } from '../lib/env'

/** Written by scripts/build.ts as its last step. */
const BUILT_FOR = '.next/site-url'

Object.assign(process.env, { NODE_ENV: 'production' })
const { PORT, HOST, SITE_URL, TRUST_PROXY } = env()

if (!existsSync(BUILT_FOR)) {
  console.error('The site has not been built yet. Run: npm run build')
  process.exit(1)
}
const builtFor = readFileSync(BUILT_FOR, 'utf8')
if (builtFor !== SITE_URL) {
  console.warn(`The pages were built for ${builtFor}, this is ${SITE_URL}: run "npm run build" with the same SITE_URL.`)
}

console.log(describePreparation(await prepareDatabase()))
const { serve } = await import('../lib/server')
await serve({ port: PORT, host: HOST, trustProxy: TRUST_PROXY })
console.log(`Daily Affirmations is at http://localhost:${PORT}`)
