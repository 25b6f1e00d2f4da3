/** Finds what can be dialed or texted in the words of a helpline. */

export interface DialPart {
  text: string
  /** A tel: or sms: address; none for the words between numbers. */
  href?: string
}

/** A number, and what stands before it if it is for text messages, such as "text SHOUT to 85258". */
const NUMBER = /(?:(call or )?(text )(?:([A-Z]+) to )?)?(\d[\d -]*\d)/gi

/**
 * @param contact such as "13 11 14, or text 0477 13 11 14"
 * @returns its parts in their order, which make the same text again
 */
export function dialParts(contact: string): DialPart[] {
  const parts: DialPart[] = []
  let end = 0
  for (const match of contact.matchAll(NUMBER)) {
    const [whole, call, text, word, number = ''] = match
    const digits = number.replace(/\D/g, '')
    const start = match.index + whole.length - number.length
    if (start > end) parts.push({ text: contact.slice(end, start) })
    const message = word ? `?body=${word}` : ''
    parts.push({ text: number, href: text && !call ? `sms:${digits}${message}` : `tel:${digits}` })
    end = start + number.length
  }
  if (end < contact.length) parts.push({ text: contact.slice(end) })
  return parts
}
