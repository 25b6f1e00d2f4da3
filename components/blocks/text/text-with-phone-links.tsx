import { emergencyNumbers, helplines } from '@/content/helplines'
import { dialParts } from '@/lib/content/text/dial-links'

const contacts = [...emergencyNumbers.map(({ number }) => number), ...helplines.flatMap(({ contact }) => contact ?? [])]
/** A number of so many digits is one to dial, in any text. */
const LONG = 10
/** The digits of every number that content/helplines.yaml lists. */
const known = new Set(
  contacts.flatMap((contact) => dialParts(contact)).flatMap(({ href }) => href?.match(/\d+/)?.[0] ?? [])
)

/** A text whose emergency numbers and helplines are one touch away on a phone. Its other numbers stay words. */
export function TextWithPhoneLinks({ text }: { text: string }) {
  return dialParts(text, (digits) => digits.length >= LONG || known.has(digits)).map(({ text: words, href }) =>
    href ? (
      <a key={href} href={href} className="link numerals whitespace-nowrap font-semibold">
        {words}
      </a>
    ) : (
      words
    )
  )
}
