/** Lines to copy: selecting one selects all of them. A long one scrolls, by keyboard too. */
export function Code({ children, className = '' }: { children: string; className?: string }) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: The arrow keys scroll it once it has the focus.
      tabIndex={0}
      className={`select-all overflow-x-auto contain-inline-size rounded-field bg-sunk p-4 font-mono text-sm leading-normal ${className}`.trimEnd()}
    >
      <code>{children}</code>
    </pre>
  )
}
