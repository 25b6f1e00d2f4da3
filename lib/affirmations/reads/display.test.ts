import { testAffirmation } from '../../../test/affirmation'
import { affirmationDetails } from './display'

describe('affirmationDetails', () => {
  const details = (audience: string | null, ladder: string | null) =>
    affirmationDetails({ ...testAffirmation, audience, ladder, origin: 'corpus', retiredAt: null })

  it.each([
    ['anyone', null, /^For +anyone$/m],
    [null, null, /^For +not sorted yet: it is not drawn$/m],
    ['exams', 'rest', /^Ladder +rest$/m]
  ])('prints the audience %j and the ladder %j', (audience, ladder, line) => {
    expect(details(audience, ladder)).toMatch(line)
  })

  it('prints no empty field', () => {
    expect(details('anyone', null)).not.toContain('Ladder')
  })
})
