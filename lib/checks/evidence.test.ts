import { howToGuides } from '../../content/guides'
import { checkAbsenceClaims, checkOwnStudies, checkStudySubjects } from './evidence'

const grief = (...paragraphs: string[]) => ({
  where: 'content/guides/problem-solution/grief.md',
  slug: 'grief',
  guide: { introduction: paragraphs }
})
const sleep = (...paragraphs: string[]) => ({
  where: 'content/guides/subcategory/sleep-and-rest.md',
  guide: { limits: paragraphs }
})

describe('a study of another problem', () => {
  const text = 'Weekly therapy helped [@kolubinski2018].'

  it('is refused without a note, and the message says what to do', () => {
    expect(checkStudySubjects(grief(text))).toEqual([
      {
        where: 'content/guides/problem-solution/grief.md',
        message:
          'cites @kolubinski2018, a study of low-self-esteem: link to that guide in the paragraph, or add "grief" to ' +
          'its `for` in content/science/studies.yaml',
        words: text
      }
    ])
  })

  it('is fine beside a link to the guide of that problem', () => {
    expect(checkStudySubjects(grief(`${text} See [low self-esteem](/problem-solution/low-self-esteem).`))).toEqual([])
    expect(checkStudySubjects(grief(text, 'See [low self-esteem](/problem-solution/low-self-esteem).'))).toHaveLength(1)
    expect(checkStudySubjects(grief(`${text} See [burnout](/problem-solution/burnout).`))).toHaveLength(1)
  })

  it('is fine in its own guide, and in guides of no problem', () => {
    expect(checkStudySubjects({ ...grief(text), slug: 'low-self-esteem' })).toEqual([])
    expect(checkStudySubjects(sleep(text))).toEqual([])
  })

  it('is not a study of a technique, nor a general one', () => {
    expect(checkStudySubjects(grief('Plans help [@wang2021], and kindness may [@steele1988, @hofmann2012].'))).toEqual(
      []
    )
  })

  it('is refused in a how-to guide too', () => {
    expect(checkStudySubjects({ ...grief(text), slug: howToGuides.at(-1)?.slug })).toHaveLength(1)
  })
})

describe('a problem guide', () => {
  const cited = ['stroebe2005', 'johannsen2019', 'wittouck2011', 'bonanno2002'].map((key) => `Found [@${key}].`)

  it('needs four studies of its problem', () => {
    expect(checkOwnStudies(grief(...cited))).toEqual([])
    expect(checkOwnStudies(grief(...cited.slice(1), 'Plans help [@wang2021].'))).toEqual([
      {
        where: 'content/guides/problem-solution/grief.md',
        message: 'cites 3 studies of "grief", it needs 4: see `for` in studies.yaml'
      }
    ])
  })

  it('counts each study once', () => {
    expect(checkOwnStudies(grief('A [@stroebe2005].', 'B [@stroebe2005].', ...cited.slice(1, 3)))).toHaveLength(1)
  })

  it('is the only kind that does', () => {
    expect(checkOwnStudies({ ...grief(), slug: 'morning-routine' })).toEqual([])
    expect(checkOwnStudies(sleep())).toEqual([])
  })
})

describe('words about what the site lacks', () => {
  it.each([
    'We hold no study of this.',
    'Our collection has nothing on mirrors [@petrocchi2017].',
    'In our library, nothing fits.',
    'We found no trial that tested it [@wang2021].',
    'We have no research on this.'
  ])('are refused: %s', (text) => {
    expect(checkAbsenceClaims(sleep(text))).toMatchObject([{ message: expect.stringContaining('is about this site') }])
  })

  it.each(['No study shows that they do.', 'The month has no study behind it.', 'There’s no research on it.'])(
    'are refused without a study beside them: %s',
    (text) => {
      expect(checkAbsenceClaims(sleep(text))).toMatchObject([
        { message: expect.stringContaining('needs a study beside it') }
      ])
    }
  )

  it.each([
    'No study names a best number; simple habits took from four days to most of a year [@singh2024].',
    'There may be no study of this; it costs nothing.',
    'The plan itself has had no trial.',
    'We have no doubt that rest helps.'
  ])('are not: %s', (text) => {
    expect(checkAbsenceClaims(sleep(text))).toEqual([])
  })
})
