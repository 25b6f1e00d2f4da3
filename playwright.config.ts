import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './test/chromium'
import { freePort } from './test/servers/free-port'
import { newerThanBuild } from './test/servers/newer-than-build'

/** Journeys run against the production build, on a port and a database of their own. Workers inherit the port. */
process.env.JOURNEYS_PORT ??= String(await freePort())
const PORT = Number(process.env.JOURNEYS_PORT)
const baseURL = `http://localhost:${PORT}`
export const databaseUrl = 'file:./test-results/database/journeys.db'

if (process.env.TEST_WORKER_INDEX === undefined) {
  const newer = newerThanBuild()
  if (newer) console.warn(`The build is older than ${newer}. To test what is written now, run: npm run build`)
}

const SERVERS = /(dates|server|start|upgrade|escaping|visual)\.spec\.ts/
const PHONE = /phone\.spec\.ts/

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/set-up.ts',
  fullyParallel: true,
  workers: 2,
  // On a shared machine a browser may stall. What passes at the second try is named at the end of the test command.
  retries: process.env.CI ? 1 : 0,
  // A busy machine may take a minute to start a site of its own.
  timeout: 120_000,
  // A missing picture fails the test: `npm run test:pictures` draws them.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: { timeout: 15_000, toHaveScreenshot: { scale: 'device', maxDiffPixelRatio: 0.002 } },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL,
    // Drawing animations takes a tenth of the processor's time: the files about what moves ask for `no-preference`.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
    permissions: ['clipboard-read', 'clipboard-write'],
    // A test cannot delay or fulfill the requests of a service worker: only e2e/tools/offline.spec.ts allows one.
    serviceWorkers: 'block',
    // For failures only, one would be drawn at the end of each test all the same: `--trace on` shows more of the one that failed.
    screenshot: 'off'
  },
  projects: [
    // Sites of their own, which take long to start: first, so that they run beside the others.
    { name: 'servers', testMatch: SERVERS },
    { name: 'wide', testIgnore: [SERVERS, PHONE], use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', testMatch: PHONE, use: { viewport: { width: 390, height: 844 }, hasTouch: true } }
  ],
  webServer: {
    command: 'node scripts/run.mjs start',
    url: baseURL,
    env: {
      PORT: String(PORT),
      DATABASE_URL: databaseUrl,
      RATE_LIMIT_PER_MINUTE: '0',
      READ_LIMIT_PER_MINUTE: '0'
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 }
  }
})
