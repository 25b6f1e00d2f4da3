const LENGTH_LIMIT = 60

/** A readable address made from the words of a text: lower-case ASCII, truncated at a word before 60 characters. */
export function slugify(text: string): string {
  const all = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let slug = ''
  for (const word of all) {
    const longer = slug ? `${slug}-${word}` : word
    if (longer.length > LENGTH_LIMIT) break
    slug = longer
  }
  return slug || 'affirmation'
}

/** A slug for a text that is not yet in `taken`, numbered from 2 if necessary. */
export function uniqueSlug(text: string, taken: ReadonlySet<string>): string {
  const base = slugify(text)
  let slug = base
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`
  return slug
}
