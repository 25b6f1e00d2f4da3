/** Lines to copy: selecting one selects all of them. A long one breaks between words, and a long word where the line ends. */
export function Code({ children, className = '' }: { children: string; className?: string }) {
  return (
    <pre
      className={`wrap-anywhere select-all whitespace-pre-wrap rounded-field bg-sunk p-4 font-mono text-sm leading-normal ${className}`.trimEnd()}
    >
      <code>{children}</code>
    </pre>
  )
}
