/** The numbers of content/helplines.yaml, as texts name them. */
import { distress } from '@/content/distress'
import { emergencyNumbers, helplines } from '@/content/helplines'
import type { DistressSubject } from '@/content/types'
import { dialParts } from './text/dial-links'

export const emergencyContacts = emergencyNumbers.map(({ number }) => number)

/** The digits of every number. */
export const knownNumbers = new Set(
  [...emergencyContacts, ...helplines.flatMap(({ contact }) => contact ?? [])].flatMap(numbersIn)
)

/** What to dial or to text for a kind of distress. */
export function contactsFor(subject: DistressSubject): string[] {
  return helplines
    .filter(({ title }) => distress[subject].helplines.includes(title))
    .flatMap(({ contact }) => contact ?? [])
}

/** Whatever looks like a number in a text, by its digits. */
export function numbersIn(text: string): string[] {
  return dialParts(text).flatMap(({ href }) => href?.match(/\d+/)?.[0] ?? [])
}
