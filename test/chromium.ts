/** Finds a browser for the end-to-end tests, or installs one. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { findOnPath } from './ensure-installed'

/** Chromium takes the last list of features only, so that those which Playwright turns off are named here again. */
const DISABLED_FEATURES = [
  // The suggestions under the address bar are a page of their own in every window: twice the work of a page of the site.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process kept ready for a next site, which no journey visits.
  'SpareRendererForSitePerProcess',
  // Playwright's, without those of other systems and browsers.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch'
]

/** Keeps Chromium quiet on a closed network, and lets it run as root in a container. */
export const chromiumArguments = [
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  // The site is shown by the process that the window began with, instead of a second one.
  '--renderer-process-limit=1',
  // The headless shell would move letters to whole pixels, and break lines elsewhere than a browser with windows.
  '--font-render-hinting=none',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

/** The headless shell is the browser without windows, and needs a quarter less of the processor. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser in CHROMIUM_PATH, Playwright's own, or one on the PATH. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const own = chromium.executablePath()
  return existsSync(own) ? own : findOnPath(NAMES)
}

/**
 * Finds a browser or installs one: Playwright's if its downloads can be reached, otherwise a package of Debian.
 * @throws Error that says what to do if neither works
 */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  const attempts: [string, string[]][] = [
    [process.execPath, ['node_modules/@playwright/test/cli.js', 'install', '--with-deps', 'chromium']],
    ['sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell']],
    // Older systems have no such package.
    ['sh', ['-c', 'apt-get install -y --no-install-recommends chromium']]
  ]
  for (const [command, args] of attempts) {
    console.log(`No browser found, installing one: ${command} ${args.join(' ')}`)
    try {
      execFileSync(command, args, { stdio: 'inherit', timeout: 600_000 })
    } catch {
      // The next attempt may work.
    }
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error('There is no Chromium for the tests. Install one, or set CHROMIUM_PATH.')
}
