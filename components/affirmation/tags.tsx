/** Tags that say nothing to a reader: search and lists go by them. */
const UNSPOKEN = ['classic']

export const spokenTags = (tags: string[]) => tags.filter((tag) => !UNSPOKEN.includes(tag))

/** Those that an affirmation has in a list: two at most. */
export const listTags = (tags: string[]) => spokenTags(tags).slice(0, 2)

/** The tags of an affirmation, in words, as small print. Paper has the sentence alone. */
export function Tags({ tags: all }: { tags: string[] }) {
  const tags = spokenTags(all)
  if (tags.length === 0) return null
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-x-2 text-xs print:hidden">
      {tags.map((tag) => (
        <li
          key={tag}
          className="not-last:after:ml-2 not-last:after:content-['·'] supports-[content:''/'']:not-last:after:content-['·'/'']"
        >
          {tag.replaceAll('-', ' ')}
        </li>
      ))}
    </ul>
  )
}
