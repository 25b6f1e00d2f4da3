import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectConsoleErrors } from '../testing/quiet-console'

const home = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
const cache = join(folder, '.next', 'cache', 'pictures')
let storedPicture: typeof import('./store').storedPicture

beforeAll(async () => {
  process.chdir(folder)
  storedPicture = (await import('./store')).storedPicture
})
afterAll(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true, force: true })
})

/** Makes a picture after a while and counts. */
function maker(content = 'picture') {
  const make = jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    return Buffer.from(content)
  })
  return make
}

describe('storedPicture', () => {
  it('makes a picture once for all who ask at the same time, and never again', async () => {
    const make = maker()
    const together = await Promise.all(Array.from({ length: 8 }, () => storedPicture('one', make)))
    expect(together.map(String)).toEqual(Array.from({ length: 8 }, () => 'picture'))
    expect(String(await storedPicture('one', make))).toBe('picture')
    expect(make).toHaveBeenCalledTimes(1)
    expect(readdirSync(cache)).toEqual(['one.png'])
  })

  it('takes what another process has made', async () => {
    mkdirSync(cache, { recursive: true })
    writeFileSync(join(cache, 'two.png'), 'made before')
    const make = maker()
    expect(String(await storedPicture('two', make))).toBe('made before')
    expect(make).not.toHaveBeenCalled()
  })

  it('tries again after a failure', async () => {
    await expect(storedPicture('three', () => Promise.reject(new Error('out of memory')))).rejects.toThrow(
      'out of memory'
    )
    expect(String(await storedPicture('three', maker()))).toBe('picture')
  })

  it('answers where it cannot keep, and says so', async () => {
    expectConsoleErrors()
    rmSync(cache, { recursive: true })
    writeFileSync(cache, 'a file where the folder should be')
    chmodSync(cache, 0o400)
    expect(String(await storedPicture('four', maker()))).toBe('picture')
    expect(console.error).toHaveBeenCalled()
    rmSync(cache, { force: true })
  })
})
