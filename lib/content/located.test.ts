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

  it('names the file alone if it does not say them, or is a folder', () => {
    expect(located({ where: file, message: 'is short', words: 'I sleep.' }).where).toBe(file)
    expect(located({ where: 'content/guides', message: 'x', words: 'y' }).where).toBe('content/guides')
  })
})
