import { checkServed } from './other-content'

describe('checkServed', () => {
  it('names the guides of a study that do not exist', () => {
    expect(checkServed({ key: 'wood2009', for: ['low-self-esteem', 'morning-routin'] })).toEqual([
      {
        where: 'content/science/studies.yaml › key: wood2009',
        message: 'is for "morning-routin", which is no problem or how-to guide: did you mean “morning-routine”?'
      }
    ])
    expect(checkServed({ key: 'wood2009' })).toEqual([])
  })
})
