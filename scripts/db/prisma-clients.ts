/** `npm run db:generate`: the Prisma clients of both engines, from prisma/schema.prisma. Needs no database. */
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { ENGINE_NAMES, SCHEMA, schemaText } from '../../lib/db/engines/schema'

for (const engine of ENGINE_NAMES) {
  // Beside the schema, since the client's folder is named from there.
  const schema = engine === 'sqlite' ? SCHEMA : `prisma/${engine}.prisma`
  if (schema !== SCHEMA) writeFileSync(schema, schemaText(engine))
  const shell = process.platform === 'win32'
  const { status } = spawnSync('prisma', ['generate', '--schema', schema, '--no-hints'], { stdio: 'inherit', shell })
  if (schema !== SCHEMA) rmSync(schema)
  if (status !== 0) process.exit(status ?? 1)
}
