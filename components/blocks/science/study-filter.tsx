interface StudyFilterProps {
  topics: { name: string; id: string; count: number }[]
  /** The id of the list; its items carry `data-topics`. */
  list: string
  total: number
}

/** Narrows the list of studies to one topic: components/islands/site/study-filter.ts. Without scripts all are shown. */
export function StudyFilter({ topics, list, total }: StudyFilterProps) {
  return (
    <div className="js-only no-print flex flex-wrap items-end gap-x-6 gap-y-2">
      <div>
        <label htmlFor="study-topic" className="text-sm">
          Topic
        </label>
        <select id="study-topic" className="field mt-1" data-study-filter={list}>
          <option value="">All topics</option>
          {topics.map(({ name, id, count }) => (
            <option key={id} value={id}>
              {`${name} (${count})`}
            </option>
          ))}
        </select>
      </div>
      <p className="numerals min-h-11 content-center text-sm text-soft" aria-live="polite" data-study-count="">
        {`${total} of ${total} studies`}
      </p>
    </div>
  )
}
