import { emergencyNumbers, helplines } from '../../../content/helplines'
import { dialParts } from './dial-links'

const links = (contact: string) => dialParts(contact).flatMap(({ href }) => href ?? [])

it.each([
  ['116 123', ['tel:116123']],
  ['112 or 999', ['tel:112', 'tel:999']],
  ['Call or text 988', ['tel:988']],
  ['Text HOME to 741741', ['sms:741741?body=HOME']],
  ['1-800-799-7233, or text START to 88788', ['tel:18007997233', 'sms:88788?body=START']],
  ['13 11 14, or text 0477 13 11 14', ['tel:131114', 'sms:0477131114']],
  ['0808 2000 247', ['tel:08082000247']],
  ['1-800-662-4357, or text your zip code to 435748', ['tel:18006624357', 'sms:435748']],
  ['1800 RESPECT', ['tel:18007377328']],
  ['Text 988, or HOME to 741741', ['sms:988', 'sms:741741?body=HOME']],
  ['Text HUG to 85258', ['sms:85258?body=HUG']],
  ['Find a line near you', []]
])('%s', (contact, expected) => {
  expect(links(contact)).toEqual(expected)
  expect(
    dialParts(contact)
      .map(({ text }) => text)
      .join('')
  ).toBe(contact)
})

it('leaves numbers alone that are none to dial', () => {
  const parts = dialParts('Breathe for 10 minutes, then call or text 988.', (digits) => digits === '988')
  expect(parts).toEqual([
    { text: 'Breathe for 10 minutes, then call or text ' },
    { text: '988', href: 'tel:988' },
    { text: '.' }
  ])
})

it('finds a number in all that say how to reach them', () => {
  const contacts = [
    ...emergencyNumbers.map(({ number }) => number),
    ...helplines.flatMap(({ contact }) => contact ?? [])
  ]
  expect(contacts.filter((contact) => links(contact).length === 0)).toEqual([])
})
