import { test as base, expect } from '@playwright/test'

export { expect }

/**
 * Noise on the console, an error of the page or a cookie fails a journey.
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

/** The toast that is shown: its title and its sentence. */
export const TOAST = '[data-sonner-toast]'
