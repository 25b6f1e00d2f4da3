import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildContent } from './build-content'
import { loadContent } from './load-content'

const SOURCES = [
  'affirmations',
  'guides',
  'search',
  'science',
  'taxonomy.yaml',
  'situations.yaml',
  'lives.yaml',
  'resources.yaml',
  'helplines.yaml',
  'goal-words.yaml',
  'goal-examples.yaml'
]
const GUIDES = ['create-affirmations', 'morning-routine', 'grief', 'love']
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** The content of the site with a few guides: two thirds of the work of a build is to read the others. */
function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  folders.push(folder)
  const isRead = (file: string) => !/\.(ts|md)$/.test(file) || GUIDES.some((name) => file.endsWith(`/${name}.md`))
  for (const path of SOURCES) cpSync(join('content', path), join(folder, path), { recursive: true, filter: isRead })
  return folder
}

const root = copyContent()
/** To be spoiled, again and again: the long lists are cut as well. */
const short = copyContent()
for (const name of ['affirmations', 'science']) {
  for (const file of readdirSync(join(short, name))) {
    const path = join(short, name, file)
    const items = readFileSync(path, 'utf8').split(/\n(?=- )/)
    writeFileSync(path, `${items.slice(0, 12).join('\n')}\n`)
  }
}

/** The issues that the build finds, without the folder, once a file has been changed; the file is as before afterward. */
function issuesOf(path: string, change: (text: string) => string): string[] {
  const file = join(short, path)
  const before = readFileSync(file, 'utf8')
  expect(change(before)).not.toBe(before)
  writeFileSync(file, change(before))
  try {
    return buildContent(short).map(({ where, message }) => `${where.replace(`${short}/`, '')}: ${message}`)
  } finally {
    writeFileSync(file, before)
  }
}

describe('buildContent', () => {
  it('finds nothing to mend, and writes what pages import', () => {
    expect(buildContent(root)).toEqual([])
    const written = (path: string) => readFileSync(join(root, 'generated', `${path}.json`), 'utf8')
    const imported = (path: string) => readFileSync(join('content/generated', `${path}.json`), 'utf8')
    for (const path of ['affirmations/love', 'science/claims', 'taxonomy']) expect(written(path)).toBe(imported(path))
    const guides = JSON.parse(imported('guides/how-to')).filter(({ slug }: { slug: string }) => GUIDES.includes(slug))
    expect(guides).toHaveLength(2)
    expect(JSON.parse(written('guides/how-to'))).toEqual(guides)
  })

  it('takes the line ends and the mark of an editor on Windows', () => {
    const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`
    expect(issuesOf('guides/how-to/morning-routine.md', windows)).toEqual([])
    expect(issuesOf('taxonomy.yaml', windows)).toEqual([])
  })

  it('leaves files alone whose content is as before', () => {
    expect(buildContent(short)).toEqual([])
    const file = join(short, 'generated/taxonomy.json')
    const written = statSync(file).mtimeMs
    buildContent(short)
    expect(statSync(file).mtimeMs).toBe(written)
  })

  it('writes nothing while anything is to mend', () => {
    const written = () => readFileSync(join(short, 'generated/science/studies.json'), 'utf8')
    const before = written()
    const spoil = (text: string) => text.replace('year: 1988', 'year: 1989').replace('kind: theory', 'kind: theorie')
    const issues = issuesOf('science/studies.yaml', spoil)
    expect(issues).toHaveLength(1)
    expect(written()).toBe(before)
  })

  it('writes what is to mend for a page in development, until it is mended', () => {
    const problems = () => JSON.parse(readFileSync(join(short, 'generated/problems.json'), 'utf8'))
    issuesOf('science/studies.yaml', (text) => text.replace('kind: theory', 'kind: "\\u202e"'))
    expect(problems()).toEqual([expect.stringMatching(/studies\.yaml:\d+: has the invisible character \\u\{202E\}/)])
    buildContent(short)
    expect(problems()).toEqual([])
  })

  it('reads again only what has changed', () => {
    const before = loadContent(short)
    issuesOf('helplines.yaml', (text) => `${text}\n`)
    expect(loadContent(short).data['science/studies']).toBe(before.data['science/studies'])
  })

  it('writes schemas with which an editor completes and explains fields', () => {
    const schema = JSON.parse(readFileSync(join(root, 'schemas/json/studies.schema.json'), 'utf8'))
    expect(schema.items.properties.kind.enum).toContain('meta-analysis')
    expect(schema.items.properties.key.description).toContain('[@wood2009]')
    expect(schema.items.additionalProperties).toBe(false)
    const front = JSON.parse(readFileSync(join(root, 'schemas/json/how-to-guide.schema.json'), 'utf8'))
    expect(Object.keys(front.properties)).toEqual(
      expect.arrayContaining(['order', 'title', 'description', 'seo', 'readTime', 'difficulty'])
    )
    expect(front.properties).not.toHaveProperty('steps')
    expect(existsSync(join(root, 'schemas/json/affirmations.schema.json'))).toBe(true)
  })

  /** What is wrong | the file | its words, or a pattern of them | what stands in their place | what is said, after file and colon */
  const MISTAKES = [
    'straight quotes in a row | affirmations/daily.yaml | /- \\{ id: .*\\n/ | - { id: daily-002, text: "I say "no" today.", for: anyone, tags: [gentle], slug: i-say-no-today }\n | .*Write: - \\{ id: daily-002, text: "I say “no” today.", for: anyone, tags: \\[gentle\\], slug: i-say-no-today \\}',
    `a text without quotes in a row that an apostrophe begins | affirmations/daily.yaml | /- \\{ id: .*\\n/ | - { id: daily-002, text: 'Tis the day I rest., for: anyone, tags: [gentle], slug: tis-the-day }\n | a quotation mark is not closed: .*Write: - \\{ id: daily-002, text: "’Tis the day I rest.", for: anyone, tags: \\[gentle\\], slug: tis-the-day \\}`,
    'a quote that is not closed in a row | affirmations/daily.yaml | /- \\{ id: .*\\n/ | - { id: daily-002, text: "I say no today., for: anyone, tags: [gentle], slug: i-say-no-today }\n | a quotation mark is not closed: .*Write: - \\{ id: daily-002, text: "I say no today.", for: anyone, tags: \\[gentle\\], slug: i-say-no-today \\}',
    'a misspelled field of a row | affirmations/daily.yaml | /- \\{ id: .*\\n/ | - { id: daily-002, txt: "I say no today.", for: anyone, tags: [gentle], slug: i-say-no-today }\n | “txt” is not a field here: did you mean “text: …”\\?',
    'a tag that is not one | affirmations/daily.yaml | /- \\{ id: .*\\n/ | - { id: daily-002, text: "I say no today.", for: anyone, tags: [Gentle], slug: i-say-no-today }\n | tags.0 “Gentle” a tag is lower-case words joined by hyphens',
    'a row that does not say whom it is for | affirmations/daily.yaml |  for: anyone, |  | “for” is missing',
    'the label of a situation that is not one | situations.yaml | /label: [^}]+ / | label: Night shifts  | label “Night shifts” must begin with “For ”',
    'an id too few | taxonomy.yaml | /first: \\[[^,]*, / | first: [ | first needs exactly twelve ids',
    'a text that begins with a mark of YAML | resources.yaml | /title: .*/ | title: *How* to Create Affirmations | .*Write: title: "\\*How\\* to Create Affirmations"',
    'a text that would end at a “#” | resources.yaml | /title: .*/ | title: Rank #1 | the text ends before “#”: put it in quotes, "Rank #1"',
    'a bracket that is not closed in a row | affirmations/daily.yaml |  }\n | \n | a bracket is not closed, add “}”: “- \\{ id: ',
    'a topic that is none | science/studies.yaml | topics: [ | topics: [habit,  | topics.0 “habit” is none of .*: did you mean “habits”\\?',
    'a character that nobody sees | guides/problem-solution/grief.md | \n## Introduction\n\n | $&Some \u001b[31m | has the invisible character \\\\u\\{1B\\} behind “Some ”: delete it',
    'a character that an escape writes | situations.yaml | /label: [^}]+ / | label: "For night\\u202e shifts"  | has the invisible character \\\\u\\{202E\\} behind “For night”: delete it',
    'an address without https | helplines.yaml | /url: .*/ | url: 988lifeline.org | helplines.\\d+.url “988lifeline.org” must be an address that begins with https://',
    'a field that is there twice | taxonomy.yaml | /icon: .*/ | $&\n  icon: moon | the same field is there twice: remove one: “icon: moon”',
    'too few items | taxonomy.yaml | /related: .*/ | related: [health, success] | related needs exactly three categories',
    'an order that another guide has | guides/how-to/morning-routine.md | /order: .*/ | order: 1 | has the order 1 of .*: give it another'
  ].map((mistake) => mistake.split(' | ') as [what: string, path: string, from: string, to: string, said: string])

  it.each(MISTAKES)('says file, line and what to do for %s', (_what, path, from, to, said) => {
    const words = from.startsWith('/') ? new RegExp(from.slice(1, -1)) : from
    let line = 0
    const [issue] = issuesOf(path, (text) => {
      const changed = text.replace(words, to)
      const before = text.split('\n')
      line = 1 + changed.split('\n').findIndex((row, index) => row !== before[index])
      return changed
    })
    expect(issue).toMatch(new RegExp(`^${path}:${line}: ${said}`))
  })

  it('misses a file, and refuses one that is no guide', () => {
    const copy = join(root, 'copy')
    cpSync(join(short, 'guides'), join(copy, 'guides'), { recursive: true })
    writeFileSync(join(copy, 'guides/how-to/notes.txt'), '')
    const issues = buildContent(copy)
    expect(issues).toContainEqual({ where: `${copy}/taxonomy.yaml`, message: 'is missing' })
    expect(issues).toContainEqual({
      where: `${copy}/guides/how-to/notes.txt`,
      message: 'is not a guide: the names of guides end in .md'
    })
  })
})
