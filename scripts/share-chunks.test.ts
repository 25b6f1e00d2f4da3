import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { shareChunks } from './share-chunks'

const folder = mkdtempSync(join(tmpdir(), 'chunks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const WORDS = `module.exports = ['${'calm '.repeat(500)}', () => {}]`
const CHUNKS = {
  'one.js': WORDS,
  'two.js': WORDS,
  'ssr/one.js': WORDS,
  'ssr/two.js': WORDS,
  'ssr/other.js': WORDS.replace('calm', 'rest'),
  'ssr/small.js': 'module.exports = []',
  'ssr/small-too.js': 'module.exports = []'
}
const names = Object.keys(CHUNKS)

/** What Node loads under these names, in a process of its own, and how many different objects that is. */
function loaded(): unknown {
  const program = `const all = ${JSON.stringify(names)}.map((name) => require('./' + name))
    console.log(JSON.stringify({ all, different: new Set(all).size }))`
  return JSON.parse(execFileSync(process.execPath, ['-e', program], { cwd: folder, encoding: 'utf8' }))
}

it('keeps one of equal chunks in each folder, and loads it under every name', () => {
  for (const [name, text] of Object.entries(CHUNKS)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true })
    writeFileSync(join(folder, name), `${text}\n\n//# sourceMappingURL=${name}.map`)
  }
  const before = loaded()
  expect(before).toMatchObject({ different: 7 })

  expect(shareChunks(folder)).toBe(2)
  expect(loaded()).toEqual({ ...(before as object), different: 5 })
  expect(readFileSync(join(folder, 'ssr/two.js'), 'utf8').length).toBeLessThan(100)
  // Run again, it finds nothing to do.
  expect(shareChunks(folder)).toBe(0)
})
