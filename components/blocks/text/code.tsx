/** Lines to copy: selecting one selects all of them. They wrap, so that no box has to be scrolled. */
export function Code({ children, className = '' }: { children: string; className?: string }) {
  return (
    <pre
      className={`select-all whitespace-pre-wrap rounded-field bg-sunk p-4 font-mono text-sm leading-normal [overflow-wrap:anywhere] ${className}`}
    >
      <code>{children}</code>
    </pre>
  )
}
