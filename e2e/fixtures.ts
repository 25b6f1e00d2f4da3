import { test as base, expect } from '@playwright/test'

export { expect }

/**
 * Noise on the console, something that the page's policy forbade, an error of the page or a cookie fails a journey.
 * `expectNoise` names what a journey brings about on purpose.
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

/** Runs in the browser. Not all that a policy forbids is said on the console. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`)
  })
}

/** The toast that is shown: its title and its sentence. */
export const TOAST = '[data-sonner-toast]'
