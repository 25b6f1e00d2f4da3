import { checkForeignPhrases, checkSearches } from './distress'

it('names a search that is not known, that is taken for something else, and that is taken for a danger', () => {
  const messagesOf = (...given: [string[], ('crisis' | 'violence')?]) =>
    checkSearches('content/search/distress.yaml', ...given).map(({ message }) => message)
  expect(messagesOf(['i want to die'], 'crisis')).toEqual([])
  expect(messagesOf(['better sleep'])).toEqual([])
  expect(messagesOf(['better sleep'], 'crisis')).toEqual([
    '“better sleep” is taken for a harmless search: add a phrase to crisis'
  ])
  expect(messagesOf(['i want to die'], 'violence')).toEqual([
    '“i want to die” is taken for crisis: make the phrase of crisis longer that it has'
  ])
  expect(messagesOf(['i want to die'])).toHaveLength(1)
})

it('names an English text that has a phrase of another language', () => {
  expect(checkForeignPhrases([{ text: 'I rest.' }, { text: 'quiero morir' }])).toEqual([
    expect.objectContaining({ message: '“quiero morir” has a phrase of crisis: make that longer' })
  ])
})
