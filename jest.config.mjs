import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

/** What both projects have in common. */
const common = {
  testEnvironment: 'node',
  // The build has a package.json of its own.
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/lib/testing/quiet-console.ts']
}

/** Unit and handler tests, beside their subjects. A test file that asks for a database gets one of its own: SQLite. */
const sqlite = {
  ...common,
  displayName: 'sqlite',
  testMatch: ['<rootDir>/{app,components,content,lib,scripts}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/engines/postgresql']
}

/** The tests of what touches the database, once more on PostgreSQL. */
const postgresql = {
  ...common,
  displayName: 'postgresql',
  testMatch: [
    '<rootDir>/{lib/data,app}/**/*.test.{ts,tsx}',
    '<rootDir>/lib/mail/{send-newsletter,send-outbox,killed-run,import}.test.ts'
  ],
  testPathIgnorePatterns: ['/engines/sqlite'],
  setupFiles: ['<rootDir>/lib/testing/engine-postgresql.ts'],
  globalSetup: '<rootDir>/lib/testing/postgres-for-jest.ts',
  globalTeardown: '<rootDir>/lib/testing/stop-postgres-for-jest.ts'
}

async function project(config) {
  return {
    ...(await withNext(config)()),
    // The schema engine's bindings are ES modules only, which Jest has to compile.
    transformIgnorePatterns: ['/node_modules/(?!@prisma/schema-engine-wasm/)']
  }
}

export default async () => ({
  testTimeout: 30_000,
  maxWorkers: 2,
  projects: [await project(sqlite), await project(postgresql)]
})
