import { test as base, expect, type Page, type Route } from '@playwright/test'

export { expect }

/**
 * Fails a test on console output, violations of the content policy, page errors and cookies. A test that causes some on
 * purpose calls `expectNoise`.
 */
export const test = base.extend<{ expectNoise: (pattern: RegExp) => void }>({
  expectNoise: [
    async ({ page, context }, use) => {
      const noise: string[] = []
      const expected: RegExp[] = []
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

/** Runs in the browser. Not every violation of the content policy is logged to the console. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`)
  })
}

/**
 * Holds requests to an address until the returned function is called, so that a test can check what is shown meanwhile on a
 * slow machine too.
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

/** Matches the scripts of a page, for `hold`: without them the page is plain HTML. */
export const SCRIPTS = '**/_next/static/**/*.js'

/** The title and the text of the visible toast. */
export const TOAST = '[data-sonner-toast]'
