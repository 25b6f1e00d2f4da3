/**
 * Lines to copy: selecting one selects all of them. A long one scrolls, by keyboard too; a phone breaks it between words, and
 * scrolls to the end of a word that is longer than its line.
 */
export function Code({ children, className = '' }: { children: string; className?: string }) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: The arrow keys scroll it once it has the focus.
      tabIndex={0}
      className={`select-all overflow-x-auto contain-inline-size whitespace-pre rounded-field max-md:wrap-normal max-md:whitespace-pre-wrap bg-sunk p-4 font-mono text-sm leading-normal ${className}`.trimEnd()}
    >
      <code>{children}</code>
    </pre>
  )
}
