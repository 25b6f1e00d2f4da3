import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

const NO_DATABASE = '<rootDir>/test/jest/no-database.ts'

/** The tests above SQL of our own, above transactions, or of texts that an engine may not take: they run on both engines. */
const ON_POSTGRESQL = [
  'lib/db/(?!engines/sqlite|describe-error|schema-engine)',
  'lib/affirmations/(writes/(?!validation)|draws/daily-pick|reads/repository)',
  'lib/newsletter/(list/(?!csv|import)|daily/(deliveries|send-newsletter)|outbox/send-outbox)',
  'lib/submissions/(person|review(?!-))',
  'lib/http/rate-limits',
  'app/api/properties'
]

/** The settings that both projects have in common. */
const common = {
  testEnvironment: 'node',
  // Elsewhere it would go with the temporary folder of each `npm test`.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  roots: ['app', 'components', 'content', 'lib', 'scripts', 'test'].map((room) => `<rootDir>/${room}`),
  // The build has a package.json of its own.
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.releases/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/test/jest/quiet-console.ts']
}

/** Unit and handler tests, beside their subjects. A test file that asks for a database gets one of its own: SQLite. */
const sqlite = {
  ...common,
  displayName: 'sqlite',
  testRegex: '\\.test\\.tsx?$',
  testPathIgnorePatterns: ['[\\\\/]engines[\\\\/]postgresql'],
  setupFiles: [NO_DATABASE]
}

/** Some of them once more, or only, on PostgreSQL. */
const postgresql = {
  ...common,
  displayName: 'postgresql',
  testRegex: `/(${ON_POSTGRESQL.join('|')}).*\\.test\\.ts$`,
  setupFiles: [NO_DATABASE, '<rootDir>/test/jest/engine-postgresql.ts'],
  globalSetup: '<rootDir>/test/jest/postgres-for-jest.ts',
  globalTeardown: '<rootDir>/test/jest/stop-postgres-for-jest.ts'
}

async function project(config) {
  return {
    ...(await withNext(config)()),
    // ES modules only, which Jest has to compile: the schema engine's bindings, feeds, stems, and what reads Markdown.
    transformIgnorePatterns: [
      '/node_modules/(?!@prisma/schema-engine-wasm/|feed/|stemmer/|htmlparser2/|dom|entities/|(mdast-util|micromark|unist-util|decode-named-character|character-entities|devlop))'
    ]
  }
}

export default async () => ({
  testTimeout: 90_000,
  // One more than the machines have cores: some wait for a commit, a time-out or another process.
  maxWorkers: 3,
  projects: [await project(sqlite), await project(postgresql)]
})
