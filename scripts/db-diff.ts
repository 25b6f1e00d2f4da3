/** `npm run db:diff -- NAME`: writes the migration that takes the database from the last one to prisma/schema.prisma. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { diffSchema, migrationNames } from '../lib/data/schema-engine'

const name = process.argv[2]
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Usage: npm run db:diff -- NAME   (lower-case words joined by _, like add_bounces)')
  process.exit(2)
}

const script = await diffSchema()
if (script === '') {
  console.log('The migrations and prisma/schema.prisma agree: nothing to write.')
} else {
  const number = String(migrationNames().length + 1).padStart(4, '0')
  const folder = `prisma/migrations/sqlite/${number}_${name}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/migration.sql`, `${script}\n`)
  console.log(`Wrote ${folder}/migration.sql. Read it, then run: npm run db:migrate`)
}
