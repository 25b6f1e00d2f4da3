import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { located } from './located'

describe('located', () => {
  const folder = mkdtempSync(join(tmpdir(), 'located-'))
  const file = join(folder, 'daily.yaml')
  writeFileSync(
    file,
    '# Affirmations\n\n- { id: daily-001, text: "I rest." }\n- { id: daily-002, text: "I rest again." }\n'
  )
  afterAll(() => rmSync(folder, { recursive: true }))

  it('finds the line of what stands in the file, and names the place', () => {
    const found = { where: `${file}:4`, message: 'daily-002: is short' }
    expect(located({ where: `${file} › daily-002`, message: 'is short' })).toEqual(found)
  })

  it.each([
    ['the words that an issue names', 'I rest.', 3],
    ['a text that is broken over two lines', 'text: "I rest again." }, which goes on below', 4],
    ['words that it does not say', 'I sleep.', 1],
    ['no words', undefined, 1]
  ])('finds the line of %s', (_what, words, line) => {
    expect(located({ where: file, message: 'is short', words }).where).toBe(`${file}:${line}`)
  })

  it('finds the last line of what is there twice, and no longer word', () => {
    const twice = join(folder, 'twice.yaml')
    writeFileSync(twice, '- id: a\n- id: a-1\n- id: a\n- id: a-2\n')
    expect(located({ where: twice, message: 'x', words: 'id: a', isLast: true }).where).toBe(`${twice}:3`)
    expect(located({ where: twice, message: 'x', words: 'id: a' }).where).toBe(`${twice}:1`)
  })

  it('names no line of a folder', () => {
    expect(located({ where: 'content/guides', message: 'x', words: 'y' }).where).toBe('content/guides')
  })
})
