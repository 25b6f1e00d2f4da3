import { readFileSync } from 'node:fs'
import { guideLayouts } from '../../../content/schemas/guide-layouts'
import { readGuide } from './guide-source'

const FILE = 'content/guides/how-to/short-walk.md'
/** A how-to guide with something of each kind of part. */
const GUIDE = readFileSync('lib/content/source/short-walk.md', 'utf8')
const read = (text: string) => readGuide(FILE, 'short-walk', text, guideLayouts['how-to'])

describe('readGuide', () => {
  it('reads front matter, sections and the name of the file', () => {
    const { guide, order, issues } = read(GUIDE)
    expect(issues).toEqual([])
    expect(order).toBe(3)
    expect(guide).toMatchObject({
      slug: 'short-walk',
      title: 'A Short Walk: Ten Minutes',
      description: 'Ten minutes outside: what to look at and what to say.',
      rightNow: ['Stand up.', 'Say: “I can walk to the corner.”', 'Open a window [@wood2009].'],
      introduction: ['A first paragraph, broken by hand.', 'A *second* one with [a link](/builder).'],
      whoFor: 'Anyone.',
      steps: [
        {
          title: 'Shoes',
          content: ['Put them on.', 'Then wait.'],
          verdict: 'well tested',
          tips: ['One tip.', 'Another.']
        },
        {},
        {}
      ],
      workedExample: {
        title: 'A walk, filled in',
        introduction: 'Ten minutes on a weekday.',
        entries: [
          { title: '12:30', items: ['Shoes.', 'Door.'] },
          { title: '12:40', paragraphs: ['Back.'] }
        ],
        blank: ['When?', 'Where to?', 'What to say?', 'What was it like?']
      },
      questions: [{ question: 'How long?', answer: 'Ten minutes.' }, {}, {}, { answer: 'Yes [@wood2009].' }],
      examples: [{ poor: 'I am a runner.', good: 'I can walk.', explanation: 'Smaller is truer.' }, {}, {}],
      commonMistakes: [{ title: 'Running', text: 'Walk.' }, {}, {}]
    })
  })

  it('takes sections in any order', () => {
    const [before = '', after = ''] = GUIDE.split('## Limits\n\nMany.\n')
    expect(read(`${before}${after}\n## Limits\n\nMany.\n`).guide).toEqual(read(GUIDE).guide)
  })

  it.each(['Right now', 'Worked example: …', 'Questions'])('refuses a guide without “%s”', (heading) => {
    const [start = ''] = heading.split('…')
    const without = GUIDE.replace(new RegExp(`## ${start}[\\s\\S]*?(?=\\n## )`), '')
    expect(read(without).issues.map(({ message }) => message)).toEqual([
      `the section “## ${heading}” is missing: add it`
    ])
  })

  it('reads a text that begins like a mark of Markdown, if the mark is escaped', () => {
    const marked = GUIDE.replace('Anyone.', '1\\. is a number, \\- a dash.')
    expect(read(marked).guide?.whoFor).toBe('1. is a number, - a dash.')
  })

  /** What is wrong | words of the guide | what stands in their place | the beginning of the line that is named | what is said */
  const MISTAKES = [
    'no front matter | ---\norder | order | order: 3 | begins with a line “---” above its fields and one below',
    'a colon in a text without quotes | "A Short Walk: Ten Minutes" | A Short Walk: Ten Minutes | title: | a text with a colon needs quotes: “title: A Short Walk: Ten Minutes”. Write: title: "A Short Walk: Ten Minutes"',
    'an unknown field | extent: | extend: | extend: | “extend” is not a field here: did you mean “extent: …”?',
    'a missing field | extent: 3 Steps\n |  | order: | “extent” is missing: add “extent: …”',
    'a word that is none of those allowed | Beginner | Beginer | difficulty: | difficulty “Beginer” is none of Beginner, Intermediate, Advanced: did you mean “difficulty: Beginner”?',
    'a text of the wrong form | 5 min read | 5 minutes | readTime: | readTime “5 minutes” must read like "8 min read"',
    'a number for a text | 3 Steps | 3 | extent: | extent “3” must be text: write “extent: "3"”',
    'an empty field | extent: 3 Steps | extent: | extent: | extent is empty: write it or remove the field',
    'a text for a number | order: 3 | order: third | order: | order “third” must be a whole number',
    'a search text that is too short | description: A short walk of ten minutes with one sentence, for days on which nothing else seems to fit in. | description: A walk. |   description: | seo.description “A walk.” is under 70 characters',
    'a section in the front matter | extent: | whoFor: Anyone.\nextent: | whoFor: | “whoFor” stands in the body: move it under “## Who it is for”',
    'the name of the file | extent: | slug: x\nextent: | slug: | “slug” is the name of the file: remove the field',
    'text above the sections | ## Right now | Hello.\n\n## Right now | Hello. | text stands above the first section: put it under “## Right now”',
    'an unknown section | ## Steps | ## Stpes | ## Stpes | “## Stpes” is not a section of this kind of guide: did you mean “## Steps”?',
    'a missing section | ## Limits\n\nMany.\n |  | ## Common mistakes | the section “## Limits” is missing: add it',
    'a section that is there twice | ## Limits\n\nMany. | ## Introduction\n\nMany. | ## Introduction\n\nMany. | “## Introduction” is there twice: join the two',
    'an empty section | Many.\n |  | ## Limits | “## Limits” needs at least one paragraph',
    'too few items | - Stand up.\n |  | ## Right now | “## Right now” needs exactly three items',
    'a heading too large | ## Limits | # Limits | # Limits | begin a section with “## ” and a part of it with “### ”; the title is in the front matter',
    'an entry where none belongs | Many. | ### Many | ### Many | “## Limits” has no parts: write “## ”, or a paragraph',
    'text above the entries | ### Running | Do not:\n\n### Running | Do not: | “## Common mistakes” begins with a “### …” heading: put the text below one',
    'a missing part | Better: I can walk.\n\n |  | ### I am a runner. | “Better: …” is missing below this heading',
    'a missing list | Tips:\n\n- One tip.\n- Another.\n |  | ### Shoes | “Tips:” with a list, “- …” is missing below this heading',
    'a label with its list on the same line | Tips:\n\n- One tip. | Tips: One tip.\n\n- One. | Tips: One | “Tips:” stands on a line of its own, with a list “- …” below it',
    'a label with its text below | Better: I can walk. | Better:\n\nI can walk. | Better:\n | “Better:” has its text on the same line: write “Better: …”',
    'a label joined to the paragraph above | Then wait.\n\nVerdict: | Then wait.\nVerdict: | Then wait. | put an empty line above “Verdict:”',
    'a label joined to the list above | Back.\n\nBlank: | - Back.\nBlank: | - Back. | put an empty line above “Blank:”',
    'a verdict that is none of the five | Verdict: well tested | Verdict: tested | Verdict: tested | “Verdict:” “tested” is none of well tested, promising, mixed, found nothing, not tested',
    'an example without a blank copy | Blank:\n\n- When?\n- Where to?\n- What to say?\n- What was it like?\n |  | ## Worked example | “Blank:” with a list, “- …” is missing below this heading',
    'an example whose title cannot stand alone | ## Worked example: A walk | ## Worked example: a walk | ## Worked example | “## Worked example: …” “a walk, filled in” must begin with a capital letter',
    'an empty entry of the example | \nBack.\n |  | ### 12:40 | “## Worked example: …” has an empty entry: write paragraphs or a list below it',
    'a paragraph below the list of an entry | - Door. | - Door.\n\nGo. | Go. | a paragraph stands below the list: move it above',
    'a question that is none | ### How often? | ### How often | ### How often | “## Questions” “How often” must end in a question mark',
    'text below a labelled list | - Another. | - Another.\n\nMore. | More. | a paragraph stands below “Tips:”: move it above',
    'one paragraph too many | Anyone. | Anyone.\n\nEveryone. | Everyone. | one paragraph too many: join it to the one above',
    'a list for paragraphs | Many. | - Many. | - Many. | a list has no place here: write paragraphs',
    'paragraphs for a list | - Stand up.\n | Stand up.\n\n | Stand up. | a paragraph has no place here: write a list, “- …”',
    'a numbered list | - Stand up.\n- Say | 1. Stand up.\n2. Say | 1. Stand | a numbered list has no place here: begin each item with “- ”',
    'an item with something below it | - Another. | - Another.\n\n  More. | - Another. | an item of a list is one paragraph, with nothing below it',
    'a quotation | Many. | > Many. | > Many. | a quotation (“> …”) has no place here: write paragraphs',
    'emphasis that is too strong | Many. | So **very** many. | So ** | “*” would be shown as it stands: write *words*, with one star on both sides',
    'emphasis with underscores | Many. | So _very_ many. | So _ | “_very_” would be shown as it stands: write *very*',
    'HTML | Many. | So <b>many</b>. | So <b> | “<b>” would be shown as it stands: remove the HTML; for “<” write words'
  ].map((mistake) => mistake.split(' | ') as [what: string, from: string, to: string, at: string, message: string])

  it.each(MISTAKES)('says file, line and what to do for %s', (_what, from, to, at, message) => {
    expect(GUIDE).toContain(from)
    const changed = GUIDE.replace(from, to)
    const line = changed.slice(0, changed.indexOf(`\n${at}`) + 1).split('\n').length
    expect(read(changed).issues[0]).toEqual({ where: `${FILE}:${line}`, message })
  })

  it('refuses a file whose name is no address', () => {
    const { issues } = readGuide('content/guides/how-to/Short walk.md', 'Short walk', GUIDE, guideLayouts['how-to'])
    expect(issues[0]?.message).toContain('the name of the file must be lower-case words')
  })
})

describe('a problem guide', () => {
  const { shape } = guideLayouts['problem-solution'].schema
  it('needs a worked example, questions and a section about getting help', () => {
    for (const field of ['workedExample', 'questions', 'gettingHelp'] as const) {
      expect([field, shape[field].safeParse(undefined).success]).toEqual([field, false])
    }
  })

  it('has three activities a week at most', () => {
    const plan = (count: number) => {
      const week = { title: 'Week 1', focus: 'Begin.', activities: Array(count).fill('Walk.') }
      return shape.actionPlan.safeParse({ title: 'Thirty days', weeks: Array(4).fill(week) }).success
    }
    expect([plan(3), plan(4)]).toEqual([true, false])
  })
})

describe('a guide of the site', () => {
  it('is in a file that says no word besides its fields, labels and headings', () => {
    const path = 'content/guides/how-to/morning-routine.md'
    const file = readFileSync(path, 'utf8')
    const { guide } = readGuide(path, 'morning-routine', file, guideLayouts['how-to'])
    const said = JSON.stringify(guide)
    const paragraphs = file
      .slice(file.indexOf('\n---\n') + 5)
      .split('\n')
      .filter(Boolean)
    const words = paragraphs
      .map((line) => line.replace(/^(#+ (Worked example: )?|- |Better: |Verdict: |Tips:|Blank:)/, ''))
      .filter(Boolean)
    const headings = guideLayouts['how-to'].sections.map(({ heading }) => heading)
    expect(
      words.filter((line) => !headings.includes(line) && !said.includes(JSON.stringify(line).slice(1, -1)))
    ).toEqual([])
  })
})
