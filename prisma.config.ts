import { defineConfig } from 'prisma/config'

// The CLI would download its schema engine, which `prisma generate` does not need: any executable satisfies it.
// `npm run db:diff` writes migrations with the WASM build of that engine, see lib/db/schema-engine.ts.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

export default defineConfig({ schema: 'prisma/schema.prisma' })
