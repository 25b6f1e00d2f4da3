import { checkAddresses, checkKnownNames, checkLists, checkNotices, checkStudyGuides } from './other-content'

describe('checkStudyGuides', () => {
  it('names the guides of a study that do not exist', () => {
    expect(checkStudyGuides({ key: 'wood2009', for: ['low-self-esteem', 'morning-routin'] })).toEqual([
      {
        where: 'content/science/studies.yaml › key: wood2009',
        message: 'is for "morning-routin", which is no problem or how-to guide: did you mean “morning-routine”?'
      }
    ])
    expect(checkStudyGuides({ key: 'wood2009' })).toEqual([])
  })
})

describe('checkNotices', () => {
  const notice = (type: string) => ({ study: 'wood2009', type, doi: '10.1234/notice' })

  it('refuses a study that was taken back', () => {
    expect(checkNotices([notice('retraction')])).toEqual([
      {
        where: 'content/science/studies.yaml › key: wood2009',
        message: 'there is a retraction (https://doi.org/10.1234/notice): take out what cites it, then the study'
      }
    ])
    expect(checkNotices([notice('withdrawal'), notice('removal')])).toHaveLength(2)
  })

  it('accepts corrections and concerns, which the list shows', () => {
    expect(checkNotices([notice('correction'), notice('expression_of_concern')])).toEqual([])
  })
})

it('names what is named elsewhere and is not there, once, with what may be meant', () => {
  const helplines = { where: 'content/search/distress.yaml', what: 'title of content/helplines.yaml' }
  const known = ['Samaritans', 'Lifeline Australia']
  expect(checkKnownNames({ ...helplines, names: ['Samaritans', 'Samaritan', 'Samaritan'], known })).toEqual([
    {
      where: 'content/search/distress.yaml',
      message: '“Samaritan” is no title of content/helplines.yaml: did you mean “Samaritans”?',
      words: 'Samaritan'
    }
  ])
})

describe('checkAddresses', () => {
  it('names a download that is no sheet, and a link to no page', () => {
    const resource = { id: 'planner', href: '/downloads/planer.pdf', download: true }
    expect(checkAddresses([resource], { 'site.ts': [{ label: 'Home', links: [{ href: '/nowhere' }] }] })).toEqual([
      {
        where: 'content/resources.yaml › planner',
        message: '/downloads/planer.pdf is no sheet of content/downloads.ts'
      },
      expect.objectContaining({
        where: 'content/site.ts',
        message: expect.stringMatching(/^links to \/nowhere, which is not an address of the site/)
      })
    ])
  })
})

it('names an entry that is in its list twice', () => {
  expect(checkLists({ 'helplines.yaml': ['988', 'Samaritans', '988'] })).toEqual([
    { where: 'content/helplines.yaml › 988', message: 'is there twice', isLast: true }
  ])
})
