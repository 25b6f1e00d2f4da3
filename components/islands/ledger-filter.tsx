'use client'

import { useCallback, useEffect, useId, useRef, useState } from 'react'

interface LedgerFilterProps {
  topics: { name: string; id: string; count: number }[]
  /** The id of the list; its items carry `data-topics`. */
  list: string
  total: number
}

/** Narrows the list of studies, which the server has sent whole, to one topic. */
export function StudyFilter({ topics, list, total }: LedgerFilterProps) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const [shown, setShown] = useState(total)

  const filter = useCallback(() => {
    const topic = select.current?.value
    const items = document.querySelectorAll<HTMLElement>(`#${list} > [data-topics]`)
    let count = 0
    for (const item of items) {
      item.hidden = Boolean(topic) && !item.dataset.topics?.split(' ').includes(topic as string)
      if (!item.hidden) count += 1
    }
    setShown(count)
  }, [list])

  // A topic may have been chosen before React came, by hand or by going back.
  useEffect(filter, [filter])

  return (
    <div className="js-only no-print flex flex-wrap items-end gap-x-6 gap-y-2">
      <div>
        <label htmlFor={id} className="text-sm">
          Topic
        </label>
        <select ref={select} id={id} className="field mt-1" onChange={filter}>
          <option value="">All topics</option>
          {topics.map(({ name, id: topic, count }) => (
            <option key={topic} value={topic}>
              {name} ({count})
            </option>
          ))}
        </select>
      </div>
      <p className="numerals min-h-11 content-center text-sm text-soft" aria-live="polite">
        {shown} of {total} studies
      </p>
    </div>
  )
}
