/** Tags that say nothing to a reader: search and lists go by them. */
const UNSPOKEN = ['classic']

export const spokenTags = (tags: string[]) => tags.filter((tag) => !UNSPOKEN.includes(tag))

/** The tags of an affirmation, in words. */
export function Tags({ tags: all }: { tags: string[] }) {
  const tags = spokenTags(all)
  if (tags.length === 0) return null
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {tags.map((tag) => (
        <li key={tag}>{tag.replaceAll('-', ' ')}</li>
      ))}
    </ul>
  )
}
