import { findInvalidMarkup } from './invalid-markup'

it.each([
  ['Found once [wood2016].', '“[wood2016]” would be shown as it stands: write [@wood2016]'],
  ['Found twice [wood2009, critcher_dunning2015].', 'write [@wood2009, @critcher_dunning2015]'],
  ['Found [@Wood2009].', 'write [@Wood2009]'],
  ['A *word that goes on.', '“*word” would be shown as it stands: write *words*, with one star on both sides'],
  ['A word* that began nowhere.', '“word*” would be shown as it stands'],
  ['See [this](builder).', '“[this](builder)” would be shown as it stands: a link is [words](/address)'],
  ['See [this] now.', '“[this]” would be shown as it stands'],
  ['Found [@wood2009 long ago.', '“[@wood2009 long ago.” would be shown as it stands']
])('finds what is broken in %j', (text, message) => {
  expect(findInvalidMarkup(text)).toEqual([{ found: expect.any(String), message: expect.stringContaining(message) }])
})

it.each([
  'Plain words (and more).',
  'I am ___, and I want ___. It is 2 < 3.',
  'A *word*, [a link](/builder) and a study [@wood2009].',
  'Two [@wood2009, @critcher2015].'
])('accepts %j', (text) => {
  expect(findInvalidMarkup(text)).toEqual([])
})
