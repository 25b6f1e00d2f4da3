/** Fails a test that prints warnings or errors, unless it calls `expectConsoleErrors`. */
import { format } from 'node:util'

let noise: string[] = []
let expected = false

/** Allows the current test to print errors. */
export function expectConsoleErrors(): void {
  expected = true
}

beforeEach(() => {
  noise = []
  expected = false
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      noise.push(format(...parts))
    })
  }
})

afterEach(() => {
  jest.restoreAllMocks()
  if (!expected && noise.length > 0) throw new Error(`The console was not quiet:\n${noise.join('\n')}`)
})
