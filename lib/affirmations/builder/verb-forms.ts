/** The two forms of a verb that the builder's openings ask for: "learning to speak", "confidently speaking". Pure. */
import { verbs } from '../../../content/verbs'

/** Their last consonant is doubled though the rule for short verbs does not find them. */
const DOUBLED = ['admit', 'begin', 'control', 'quit']

const toIng = new Map(verbs.split(' ').map((verb) => [verb, ingOf(verb)]))
const toPlain = new Map([...toIng].map(([verb, ing]) => [ing, verb]))

/** @returns the words with their first verb in its other form; undefined if they begin with no verb that is known */
export function otherVerbForm(words: string): string | undefined {
  const [, space = '', first = '', rest = ''] = /^(\s*)([A-Za-z]+)([\s\S]*)$/.exec(words) ?? []
  const other = toIng.get(first.toLowerCase()) ?? toPlain.get(first.toLowerCase())
  if (other === undefined) return undefined
  const isCapital = first !== first.toLowerCase()
  return `${space}${isCapital ? other.charAt(0).toUpperCase() + other.slice(1) : other}${rest}`
}

function ingOf(verb: string): string {
  if (/[^eoy]e$/.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`
  const isShort = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb)
  return `${verb}${isShort || DOUBLED.includes(verb) ? verb.slice(-1) : ''}ing`
}
