/** Finds what can be dialed or texted in the words of a helpline. */

interface ContactPart {
  text: string
  /** A tel: or sms: address; none for the words between numbers. */
  href?: string
}

/**
 * A number, which is called or, after "text", "SHOUT to" or "text your zip code to", texted. A number after "call or
 * text" is called. Letters in it, as in "1800 RESPECT", stand for the keys that they are on. Whatever looks like a number is
 * taken for one, so a contact holds no others (such as "24/7") and no leading plus.
 */
const NUMBER =
  /(?:([Cc]all or )?([Tt]ext ))?(?:\b([A-Z]{2,12}|your zip code) to )?(\b1[ -]?800[ -]?[A-Z]{6,8}\b|\d[\d -]*\d)/g
/** A word to text stands in capitals. */
const KEYWORD = /^[A-Z]+$/
/** The letters on the keys of a phone, from 2 on. */
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

/**
 * @param contact such as "13 11 14, or text 0477 13 11 14"
 * @param isDialed tells by its digits whether a number is one to dial, in a text that may hold others
 * @returns its parts in their order, which make the same text again
 */
export function dialParts(contact: string, isDialed: (digits: string) => boolean = () => true): ContactPart[] {
  const parts: ContactPart[] = []
  let end = 0
  for (const match of contact.matchAll(NUMBER)) {
    const [whole, call, textTo, words = '', number = ''] = match
    const digits = digitsOf(number)
    if (!isDialed(digits)) continue
    const start = match.index + whole.length - number.length
    if (start > end) parts.push({ text: contact.slice(end, start) })
    const isTexted = words !== '' || (textTo && !call)
    const message = KEYWORD.test(words) ? `?body=${words}` : ''
    parts.push({ text: number, href: isTexted ? `sms:${digits}${message}` : `tel:${digits}` })
    end = start + number.length
  }
  if (end < contact.length) parts.push({ text: contact.slice(end) })
  return parts
}

function digitsOf(number: string): string {
  return number
    .replace(/[A-Z]/g, (letter) => String(KEYS.findIndex((letters) => letters.includes(letter)) + 2))
    .replace(/\D/g, '')
}
