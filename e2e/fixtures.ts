import { readFileSync } from 'node:fs'
import { test as base, expect, type Page, type Route } from '@playwright/test'
import { type HoldingProxy, startHoldingProxy } from '../test/holding-proxy'

export { expect }

/**
 * Noise on the console, something that the page's policy forbade, an error of the page or a cookie fails a journey.
 * `expectNoise` names what a journey brings about on purpose.
 */
export const test = base.extend<{ expectNoise: (pattern: RegExp) => void; slowWay: HoldingProxy }>({
  /** Another address of the site, on which pages can be held up: Playwright cannot look at a page while it holds up the next. */
  slowWay: async ({ baseURL }, use) => {
    const proxy = await startHoldingProxy(baseURL as string)
    await use(proxy)
    await proxy.close()
  },
  expectNoise: [
    async ({ page, context }, use) => {
      const noise: string[] = []
      // Chromium says so of a page that is closed while it fades in.
      const expected: RegExp[] = [/^page error: Transition was aborted because of invalid state/]
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(`${message.type()}: ${message.text()}`)
      })
      await page.addInitScript(reportViolations)
      page.on('pageerror', (error) => noise.push(`page error: ${error.message}`))
      await use((pattern) => {
        expected.push(pattern)
      })
      expect(noise.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
      expect(await context.cookies()).toEqual([])
    },
    { auto: true }
  ]
})

/** Runs in the browser. Not all that a policy forbids is said on the console. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`)
  })
}

/**
 * Lets requests to an address wait until the returned function is called: what shows meanwhile can be looked at on a slow
 * machine too.
 */
export async function hold(
  page: Page,
  address: string | RegExp,
  answer = (route: Route) => route.continue()
): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await held
    await answer(route)
  })
  return letGo
}

/** The scripts of a page, for `hold`: until they come it is plain HTML. */
export const SCRIPTS = '**/assets/*.js'

/** The toast that is shown: its title and its sentence. */
export const TOAST = '[data-sonner-toast]'

/** The study list, as the build has it. */
export const studies: { key: string; topics: string[]; for?: string[] }[] = JSON.parse(
  readFileSync('content/generated/science/studies.json', 'utf8')
)
