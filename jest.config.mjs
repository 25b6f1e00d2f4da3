import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

/** What both projects have in common. */
const common = {
  testEnvironment: 'node',
  // The build has a package.json of its own.
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.releases/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/test/quiet-console.ts']
}

/** Unit and handler tests, beside their subjects. A test file that asks for a database gets one of its own: SQLite. */
const sqlite = {
  ...common,
  displayName: 'sqlite',
  testMatch: ['<rootDir>/{app,components,content,lib,scripts,test}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/engines/postgresql']
}

/** The tests of what touches the database, once more on PostgreSQL. */
const postgresql = {
  ...common,
  displayName: 'postgresql',
  testMatch: [
    '<rootDir>/{lib/db,lib/search,lib/affirmations,lib/site/search,lib/submissions,lib/newsletter,lib/http,app}/**/*.test.{ts,tsx}'
  ],
  testPathIgnorePatterns: ['/engines/sqlite'],
  setupFiles: ['<rootDir>/test/engine-postgresql.ts'],
  globalSetup: '<rootDir>/test/postgres-for-jest.ts',
  globalTeardown: '<rootDir>/test/stop-postgres-for-jest.ts'
}

async function project(config) {
  return {
    ...(await withNext(config)()),
    // ES modules only, which Jest has to compile: the schema engine's bindings, feeds, and what reads Markdown.
    transformIgnorePatterns: [
      '/node_modules/(?!@prisma/schema-engine-wasm/|feed/|(mdast-util|micromark|unist-util|decode-named-character|character-entities|devlop))'
    ]
  }
}

export default async () => ({
  testTimeout: 90_000,
  maxWorkers: 2,
  projects: [await project(sqlite), await project(postgresql)]
})
