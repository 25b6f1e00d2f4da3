import { places } from './places'

/** The shape of a reading list that is on its way. */
export function AffirmationListSkeleton({ rows }: { rows: number }) {
  return (
    <div className="gap-x-12 wide:columns-2">
      {places(rows).map((row) => (
        <div
          key={row}
          data-skeleton="affirmation"
          className="hairline-top grid break-inside-avoid grid-cols-[2.25rem_1fr] py-4"
        >
          <span className="skeleton mt-1 h-4 w-4" />
          <span className="space-y-2">
            <span className="skeleton block h-6 w-11/12" />
            <span className="skeleton block h-4 w-1/3" />
          </span>
        </div>
      ))}
    </div>
  )
}
