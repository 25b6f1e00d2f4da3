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

  it('finds the line of what stands in the file', () => {
    expect(located({ where: `${file} › daily-002`, message: 'is short' })).toEqual({
      where: `${file}:4`,
      message: 'daily-002: is short'
    })
  })

  it('finds the line of the words that an issue names', () => {
    expect(located({ where: file, message: 'is short', words: 'I rest.' }).where).toBe(`${file}:3`)
  })

  it('finds the line of a text that is broken over two', () => {
    const words = 'text: "I rest again." }, which goes on below'
    expect(located({ where: file, message: 'is long', words }).where).toBe(`${file}:4`)
  })

  it('finds the last line of what is there twice, and no longer word', () => {
    const twice = join(folder, 'twice.yaml')
    writeFileSync(twice, '- id: a\n- id: a-1\n- id: a\n- id: a-2\n')
    expect(located({ where: twice, message: 'x', words: 'id: a', isLast: true }).where).toBe(`${twice}:3`)
    expect(located({ where: twice, message: 'x', words: 'id: a' }).where).toBe(`${twice}:1`)
  })

  it('names the first line of a file that does not say them, and no line of a folder', () => {
    expect(located({ where: file, message: 'is short', words: 'I sleep.' }).where).toBe(`${file}:1`)
    expect(located({ where: file, message: 'is short' }).where).toBe(`${file}:1`)
    expect(located({ where: 'content/guides', message: 'x', words: 'y' }).where).toBe('content/guides')
  })
})
