import { RowActions } from '@/components/ui/action-buttons'

/** Affirmations that stand on this page only, numbered, with copy and share. */
export function PlainLines({ lines }: { lines: string[] }) {
  return (
    <ol>
      {lines.map((text, index) => (
        <li
          key={text}
          data-affirmation=""
          className="row hairline-top grid grid-cols-[2.25rem_1fr_auto] items-start py-2"
        >
          <span aria-hidden="true" className="numerals pt-2.5 text-soft text-xs">
            {index + 1}
          </span>
          <span data-text="" className="serif pt-1.5 text-lg leading-snug">
            {text}
          </span>
          <RowActions />
        </li>
      ))}
    </ol>
  )
}
