import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectConsoleErrors } from '../../test/jest/quiet-console'

const home = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
const cache = join(folder, '.next', 'cache', 'pictures')
let storedImage: typeof import('./store').storedImage
let MAX_IMAGES: number

beforeAll(async () => {
  process.chdir(folder)
  const store = await import('./store')
  storedImage = store.storedImage
  MAX_IMAGES = store.MAX_IMAGES
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

describe('storedImage', () => {
  it('makes a picture once for all who ask at the same time, and never again', async () => {
    const make = maker()
    const together = await Promise.all(Array.from({ length: 8 }, () => storedImage('one.png', make)))
    expect(together.map(String)).toEqual(Array.from({ length: 8 }, () => 'picture'))
    expect(String(await storedImage('one.png', make))).toBe('picture')
    expect(make).toHaveBeenCalledTimes(1)
    expect(readdirSync(cache)).toEqual(['one.png'])
  })

  it('takes what another process has made', async () => {
    mkdirSync(cache, { recursive: true })
    writeFileSync(join(cache, 'two.png'), 'made before')
    const make = maker()
    expect(String(await storedImage('two.png', make))).toBe('made before')
    expect(make).not.toHaveBeenCalled()
  })

  it('tries again after a failure', async () => {
    await expect(storedImage('three.png', () => Promise.reject(new Error('out of memory')))).rejects.toThrow(
      'out of memory'
    )
    expect(String(await storedImage('three.png', maker()))).toBe('picture')
  })

  it('empties the folder when it is full', async () => {
    mkdirSync(cache, { recursive: true })
    for (let number = 0; number < MAX_IMAGES; number += 1) writeFileSync(join(cache, `old-${number}.png`), '')
    expect(String(await storedImage('newest.png', maker()))).toBe('picture')
    expect(readdirSync(cache)).toEqual(['newest.png'])
  })

  it('returns what it cannot store, and says so', async () => {
    expectConsoleErrors()
    rmSync(cache, { recursive: true })
    writeFileSync(cache, 'a file where the folder should be')
    chmodSync(cache, 0o400)
    expect(String(await storedImage('four.png', maker()))).toBe('picture')
    expect(console.error).toHaveBeenCalled()
    rmSync(cache, { force: true })
  })
})
