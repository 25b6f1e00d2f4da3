/** Domains of mail that many people have, and that are often mistyped. */
const COMMON = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'live.com',
  'msn.com',
  'proton.me'
]
/** Domains that look like a mistyped one and are none. */
const OTHERS = ['mail.com', 'ymail.com', 'email.com', 'hotmail.co', 'yahoo.ca', 'love.com', 'gmx.com', 'aim.com']

/** @returns the address with the domain that was probably meant; undefined if there is nothing to ask */
export function likelyAddress(email: string): string | undefined {
  const [, name = '', domain = ''] = /^(.+)@(.+)$/.exec(email.trim().toLowerCase()) ?? []
  if ([...COMMON, ...OTHERS].includes(domain)) return undefined
  const meant = COMMON.find((common) => isOneSlipApart(domain, common))
  return meant && `${name}@${meant}`
}

/** One letter too many, missing, or wrong, or two neighbors swapped. */
function isOneSlipApart(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  const shorter = Math.min(one.length, other.length) - start
  while (end < shorter && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const left = one.slice(start, one.length - end)
  const right = other.slice(start, other.length - end)
  const isSwap = left.length === 2 && left === `${right[1]}${right[0]}`
  return isSwap || (left.length <= 1 && right.length <= 1)
}
