import { studies } from '../../content/science/studies'
import { checkAdviceVerdicts, checkCitedSentences } from './cited-sentences'

const where = 'content/guides/how-to/x.md'
const check = (text: string) => checkCitedSentences({ where, guide: { introduction: [text] } })

describe('a sentence that cites a study', () => {
  it.each([
    'Of 96 volunteers, 39 fitted well; half took about 66 days [@lally2010]. It was 1999 then.',
    'In the lab, eight weeks of mindfulness left no trace [@kral2022].',
    'In 2010 it took 18 to 254 days [@lally2010].',
    'One or two lines are enough [@lally2010].',
    'Twelve weeks on, things are well. A single miss mattered little [@lally2010].',
    'Both hold: 39 fitted well, and 94 tests agree [@lally2010, @gollwitzer_sheeran2006].'
  ])('may name its numbers: %s', (text) => {
    expect(check(text)).toEqual([])
  })

  it('may name no others', () => {
    const text = 'It took ten weeks in 97 volunteers [@lally2010].'
    expect(check(text)).toEqual([
      {
        where,
        message:
          '“97 volunteers” is not in the numbers of @lally2010: say its `plain` or `short` of studies.yaml, or less',
        words: text
      },
      {
        where,
        message: '“ten weeks” is not in the numbers of @lally2010: say its `plain` or `short` of studies.yaml, or less',
        words: text
      }
    ])
  })

  it('may not compare if the study compared nothing', () => {
    const text = 'Small actions settle faster [@lally2010].'
    expect(check(text)).toEqual([
      { where, message: '“faster” compares, and @lally2010 compared nothing: leave it out', words: text }
    ])
  })

  it('has a note for each half, if the second tells of another study', () => {
    const text = 'Saying “I am excited” improved speeches; a repeat found no improvement [@brooks2014].'
    expect(check(text)).toEqual([
      { where, message: '“a repeat” is another study than @brooks2014: cite it beside its half', words: text }
    ])
    expect(check('It raised scores, but a later college study found nothing [@ramirez_beilock2011].')).toHaveLength(1)
    expect(check('It improved speeches [@brooks2014]; a repeat found none [@poynter_pasqualini2025].')).toEqual([])
    expect(check('In a repeat trial, little changed [@cameron2015].')).toEqual([])
  })

  it('may compare if one of its studies did', () => {
    expect(check('Plans work better than goals alone [@gollwitzer_sheeran2006].')).toEqual([])
    expect(check('Plans work better than goals alone [@gollwitzer_sheeran2006, @lally2010].')).toEqual([])
    expect(check('Small actions settle faster.')).toEqual([])
  })

  it('may be what the record of a study gives, with a note of its own for a repeat that the record tells of', () => {
    for (const { key, plain, short } of studies) {
      for (const words of [plain, short]) {
        const issues = check(`${words.replace(/\.$/, '')} [@${key}].`)
        expect(issues.filter(({ message }) => !message.includes('is another study'))).toEqual([])
      }
    }
  })
})

describe('a verdict', () => {
  const verdicts = (verdict: string | undefined, text: string) =>
    checkAdviceVerdicts(where, [{ title: 'Plan', verdict, content: [text] } as { title: string }]).map(
      ({ message }) => message
    )

  it('is that of a study that the entry cites', () => {
    expect(verdicts('well tested', 'Plan [@gollwitzer_sheeran2006].')).toEqual([])
    expect(verdicts('mixed', 'Say it [@gollwitzer_sheeran2006, @wood2009].')).toEqual([])
    expect(verdicts('promising', 'Plan [@gollwitzer_sheeran2006].')).toEqual([
      '“Verdict: promising” has no study beside it: write “Verdict: well tested”'
    ])
  })

  it('is “not tested” beside no study, beside an idea, or beside a study of something else', () => {
    expect(verdicts('not tested', 'Open a window.')).toEqual([])
    expect(verdicts('not tested', 'One idea is that values help [@steele1988].')).toEqual([])
    expect(verdicts('not tested', 'Plans help [@gollwitzer_sheeran2006]; one for this is our idea.')).toEqual([])
    expect(verdicts('mixed', 'Open a window.')).toEqual([
      '“Verdict: mixed” has no study beside it: write “Verdict: not tested”'
    ])
  })

  it('is needed', () => {
    expect(verdicts(undefined, 'Open a window.')).toEqual(['has no verdict: write “Verdict: not tested”'])
  })
})
