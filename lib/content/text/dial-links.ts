/** Finds what can be dialed or texted in the words of a helpline. */

interface ContactPart {
  text: string
  /** A tel: or sms: address; none for the words between numbers. */
  href?: string
}

/**
 * A number, which is called or, after "text" or "text SHOUT to", texted. A number after "call or text" is called. Whatever
 * looks like a number is taken for one, so a contact holds no others (such as "24/7") and no leading plus.
 */
const NUMBER = /(?:(call or )?(text )(?:([A-Z]+) to )?)?(\d[\d -]*\d)/gi

/**
 * @param contact such as "13 11 14, or text 0477 13 11 14"
 * @param isDialed tells by its digits whether a number is one to dial, in a text that may hold others
 * @returns its parts in their order, which make the same text again
 */
export function dialParts(contact: string, isDialed: (digits: string) => boolean = () => true): ContactPart[] {
  const parts: ContactPart[] = []
  let end = 0
  for (const match of contact.matchAll(NUMBER)) {
    const [whole, call, textTo, word, number = ''] = match
    const digits = number.replace(/\D/g, '')
    if (!isDialed(digits)) continue
    const start = match.index + whole.length - number.length
    if (start > end) parts.push({ text: contact.slice(end, start) })
    const message = word ? `?body=${word}` : ''
    parts.push({ text: number, href: textTo && !call ? `sms:${digits}${message}` : `tel:${digits}` })
    end = start + number.length
  }
  if (end < contact.length) parts.push({ text: contact.slice(end) })
  return parts
}
