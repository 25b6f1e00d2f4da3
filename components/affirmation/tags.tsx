/** The tags of an affirmation, in words. */
export function Tags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {tags.map((tag) => (
        <li key={tag}>{tag.replaceAll('-', ' ')}</li>
      ))}
    </ul>
  )
}
