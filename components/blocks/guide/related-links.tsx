import { LinkRow, type LinkRowProps } from '../link-row'

/** The block that closes a guide: where to read on. */
export function RelatedLinks({ links }: { links: LinkRowProps[] }) {
  return (
    <nav aria-labelledby="related-title" className="no-print border-ink border-t-2 pt-6">
      <h2 id="related-title" className="text-xl">
        Read on
      </h2>
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
        {links.map(({ href, title, text }) => (
          <LinkRow key={href} href={href} title={title} text={text} />
        ))}
      </ul>
    </nav>
  )
}
