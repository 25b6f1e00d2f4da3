import { readdirSync, readFileSync } from 'node:fs'
import { readYaml } from './yaml-source'
import { describeIndentation } from './yaml-syntax'

const issuesOf = (text: string) => readYaml('x.yaml', text).issues.map(({ where, message }) => `${where}: ${message}`)

describe('a line that is not indented like its neighbors', () => {
  it.each([
    ['a field too far left', '- id: a\n  label: b\n intro: c\n- id: b\n', 3, '  intro: c'],
    ['a field too far right', '- id: a\n  label: b\n    intro: c\n- id: b\n', 3, '  intro: c'],
    ['a field a space too far right', 'a:\n  b: 1\n   c: 2\n', 3, '  c: 2'],
    ['a field between two columns', 'a:\n    b: 1\n   c: 2\n', 3, '    c: 2'],
    ['a field of the file', 'a: 1\n b: 2\n', 2, 'b: 2'],
    ['an item', '- id: a\n - id: b\n', 2, '- id: b'],
    ['an item under a field with a text', '- id: a\n  b: c\n  - id: b\n', 3, '- id: b'],
    ['a row too far right', '- { id: a }\n  - { id: b }\n- { id: c }\n', 2, '- { id: b }'],
    ['a row too far left', '  - { id: a }\n- { id: b }\n', 2, '  - { id: b }'],
    ['an item of a list in a field', 'tags:\n  - b\n - c\n', 3, '  - c'],
    ['an item that would become a part of the one above', 'a:\n- b\n  - c\n', 3, '- c']
  ])('is named with the corrected line: %s', (_what, text, line, right) => {
    expect(issuesOf(text)).toEqual([
      expect.stringMatching(`^x.yaml:${line}: the line is not indented like its neighbors: “.*”. Write: “${right}”$`)
    ])
  })

  it('is none of our own', () => {
    const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    const texts = files
      .filter((file) => /\.(yaml|md)$/.test(file))
      .map((file) => readFileSync(`content/${file}`, 'utf8'))
      .map((text) => /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? text)
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.flatMap((text) => describeIndentation(text.split('\n')) ?? [])).toEqual([])
  })

  it.each([
    ['a:\n- b\n- c\nd: 1\n'],
    ['a: >\n  b:\n      - c\n d\ne: 1\n'],
    ['- a: |-\n    b: c\n     d: e\n  f: 1\n'],
    ['- a:\n    - b: 1\n      c: 2\n  d: 3\n']
  ])('is not in %j', (text) => {
    expect(describeIndentation(text.split('\n'))).toBeUndefined()
  })

  it.each([
    ['label b', 'a field is written “name: text”'],
    ['label:b', 'a field is written “name: text”']
  ])('or a field without its colon is told in words: %s', (line, said) => {
    expect(issuesOf(`- id: a\n  ${line}\n  c: d\n`)).toEqual([expect.stringContaining(said)])
  })
})

describe('typographic quotation marks around a text', () => {
  it.each([
    ['- { id: a, text: “I say no.”, for: x }', '- { id: a, text: "I say no.", for: x }'],
    ['- { id: a, text: “I say no, now.”, for: x }', '- { id: a, text: "I say no, now.", for: x }'],
    ['- { id: a, text: “I say: no.”, for: x }', '- { id: a, text: "I say: no.", for: x }'],
    ['- { id: a, text: ‘I don’t say no.’, for: x }', '- { id: a, text: "I don’t say no.", for: x }'],
    ['title: “One line”', 'title: "One line"'],
    ['title: “One: a line”', 'title: "One: a line"'],
    ['title: „One line“', 'title: "One line"'],
    ['tags: [“a”, “b”]', 'tags: ["a", "b"]'],
    ['- “One line”', '- "One line"']
  ])('are refused with the corrected line: %s', (line, right) => {
    expect(issuesOf(`${line}\n`)).toEqual([expect.stringMatching(/^x\.yaml:1: .*Write: /)])
    expect(issuesOf(`${line}\n`)[0]?.split('Write: ')[1]).toBe(right)
  })

  it.each([
    'title: “Will I?” beat “I will”',
    'title: “No” is a full answer',
    'title: "“No.”"',
    '- ’Tis the day',
    'title: She said “no”'
  ])('are left alone inside of one: %s', (line) => {
    expect(issuesOf(`${line}\n`)).toEqual([])
  })
})
