import type { ReactNode } from 'react'

interface NumberedListProps {
  items: readonly { key: string; content: ReactNode }[]
  /** The padding of an item. */
  itemClass?: string
}

/** Short steps, each with a numeral of the display face. */
export function NumberedList({ items, itemClass = 'py-4' }: NumberedListProps) {
  return (
    <ol className="mt-3">
      {items.map(({ key, content }, index) => (
        <li key={key} className={`hairline-top grid grid-cols-[2.25rem_1fr] ${itemClass}`}>
          <span aria-hidden="true" className="serif numerals text-soft text-xl leading-none">
            {index + 1}
          </span>
          <span>{content}</span>
        </li>
      ))}
    </ol>
  )
}
