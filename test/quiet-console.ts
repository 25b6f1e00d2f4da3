/** Noise on the console fails a test: an error that is expected is announced with `expectConsoleErrors`. */
import { format } from 'node:util'

let noise: string[] = []
let expected = false

/** Says that the test prints errors on purpose. */
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
