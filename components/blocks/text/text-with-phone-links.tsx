import { knownNumbers } from '@/lib/content/help-numbers'
import { dialParts } from '@/lib/content/text/dial-links'

/** A number of so many digits is one to dial, in any text. */
const LONG = 10

/** A text whose emergency numbers and helplines are one touch away on a phone. Its other numbers stay words. */
export function TextWithPhoneLinks({ text }: { text: string }) {
  return dialParts(text, (digits) => digits.length >= LONG || knownNumbers.has(digits)).map(({ text: words, href }) =>
    href ? (
      <a key={href} href={href} className="link numerals whitespace-nowrap font-semibold">
        {words}
      </a>
    ) : (
      words
    )
  )
}
