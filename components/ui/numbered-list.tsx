import type { ReactNode } from 'react'

/** Short steps, each with a numeral of the display face. */
export function NumberedList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ol className="mt-3">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps never change places
        <li key={index} className="hairline-top grid grid-cols-[2.25rem_1fr] py-3">
          <span aria-hidden="true" className="serif numerals text-soft text-heading leading-none">
            {index + 1}
          </span>
          <span>{item}</span>
        </li>
      ))}
    </ol>
  )
}
