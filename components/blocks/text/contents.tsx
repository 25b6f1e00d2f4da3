import './contents.css'

export interface ContentsLink {
  /** The id of the part. */
  id: string
  label: string
}

/**
 * The parts of a page: a row that scrolls sideways on a phone, and on wide screens a column that stays in view and marks
 * where one is (components/islands/site/contents.ts).
 */
export function Contents({ links, className = '' }: { links: ContentsLink[]; className?: string }) {
  return (
    <nav aria-label="Contents" data-contents="" className={`contents-nav no-print text-sm ${className}`}>
      <div>
        <p className="text-soft leading-[1.6]">On this page</p>
        <ol>
          {links.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}
