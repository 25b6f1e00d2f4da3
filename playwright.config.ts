import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './test/chromium'

/** Journeys run against the production build, on a port and a database of their own. */
const PORT = Number(process.env.JOURNEYS_PORT ?? 3217)
export const baseURL = `http://localhost:${PORT}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A busy machine may take a minute to start a site of its own.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL,
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure'
  },
  projects: [
    { name: 'wide', testIgnore: /(phone|publication)\.spec\.ts/, use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', testMatch: /phone\.spec\.ts/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    // Changes what the others count.
    { name: 'publication', testMatch: /publication\.spec\.ts/, dependencies: ['wide', 'phone'] }
  ],
  webServer: {
    command: 'node scripts/run.mjs start',
    url: baseURL,
    env: {
      PORT: String(PORT),
      DATABASE_URL: 'file:./test-results/database/journeys.db',
      RATE_LIMIT_PER_MINUTE: '0'
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 }
  }
})
