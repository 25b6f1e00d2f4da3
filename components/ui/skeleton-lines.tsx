/** Two lines of words that are on their way. */
export function SkeletonLines({ label }: { label: string }) {
  return (
    <span className="block space-y-3">
      <span className="sr-only">{label}</span>
      <span className="skeleton block h-8" />
      <span className="skeleton block h-8 w-2/3" />
    </span>
  )
}
