import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

/** Unit and handler tests, beside their subjects. A test file that asks for a database gets one of its own. */
const config = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{app,components,content,lib,scripts}/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/lib/testing/quiet-console.ts'],
  testTimeout: 30_000,
  maxWorkers: 2
}

export default async () => ({
  ...(await withNext(config)()),
  // The schema engine's bindings are ES modules only, which Jest has to compile.
  transformIgnorePatterns: ['/node_modules/(?!@prisma/schema-engine-wasm/)']
})
