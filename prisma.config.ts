import { defineConfig } from 'prisma/config'

// The CLI would download its schema engine, which `prisma generate` does not need: any executable satisfies it.
// Migrations are applied by the engine's WASM build instead, see lib/db/schema-engine.ts.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

export default defineConfig({ schema: 'prisma/schema.prisma' })
