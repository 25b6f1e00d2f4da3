import { helplines } from '@/content/helplines'
import { dialParts } from '@/lib/content/text/dial-links'

const numbers = helplines.flatMap(({ country, contact = '' }) =>
  dialParts(contact).flatMap(({ text, href }) => (href ? { country, number: text, href } : []))
)

/** The first number of each country that can be called or texted. */
export const firstNumbers = numbers.filter(
  ({ country }, index) => numbers.findIndex((one) => one.country === country) === index
)
