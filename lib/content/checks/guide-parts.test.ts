import { checkParts } from './guide-parts'

const where = 'content/guides/problem-solution/x.md'
const messages = (...parameters: Parameters<typeof checkParts>) =>
  checkParts(...parameters).map(({ message }) => message)

const workedExample = {
  title: 'A page, filled in',
  introduction: 'Ten minutes.',
  entries: [{ title: 'First', items: ['One.'] }],
  blank: ['When?', 'Where?', 'What?', 'How?']
}
const questions = [{ question: 'How long?', answer: 'Ten minutes.' }]
const gettingHelp = ['See a doctor.']

describe('a guide', () => {
  it('needs what its kind always has', () => {
    expect(messages(where, 'problem-solution', {})).toEqual([
      'the section “## Worked example: …” is missing: add it',
      'the section “## Questions” is missing: add it',
      'the section “## Getting help” is missing: add it'
    ])
    expect(messages(where, 'problem-solution', { workedExample, questions, gettingHelp })).toEqual([])
    expect(messages(where, 'how-to', { workedExample, questions })).toEqual([])
    expect(messages(where, 'subcategory', { questions })).toEqual([])
    expect(messages(where, 'category', {})).toEqual([])
  })

  it('has an example that fits on a sheet, its blank copy apart', () => {
    const long = (count: number) => ({ ...workedExample, introduction: 'word '.repeat(count) })
    expect(messages(where, 'how-to', { workedExample: long(270), questions })).toEqual([])
    expect(messages(where, 'how-to', { workedExample: long(290), questions })).toEqual([
      'its example has 296 words, one sheet takes 280'
    ])
  })

  it('has an example with a title that can stand alone', () => {
    expect(messages(where, 'category', { workedExample: { ...workedExample, title: 'one page' } })).toEqual([
      'begin the title of its example with a capital letter'
    ])
  })

  it('has weeks of three activities at most', () => {
    const week = (count: number) => ({ title: 'Week 1', focus: 'Begin.', activities: Array(count).fill('Walk.') })
    const actionPlan = { title: 'Thirty days', weeks: [week(3), week(4)] }
    expect(messages(where, 'category', { actionPlan })).toEqual(['has 4 activities, a week has 3 at most'])
  })
})
