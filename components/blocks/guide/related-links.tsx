import { NavLink } from '@/components/ui/nav-link'

export interface RelatedLink {
  href: string
  title: string
  text: string
}

/** The block that closes a guide: where to read on. */
export function RelatedLinks({ links }: { links: RelatedLink[] }) {
  return (
    <nav aria-labelledby="related-title" className="no-print border-ink border-t-2 pt-6">
      <h2 id="related-title" className="text-xl">
        Read on
      </h2>
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
        {links.map(({ href, title, text }) => (
          <li key={href} className="hairline-top">
            <NavLink href={href} className="group/link block py-4">
              <span className="serif block text-lg underline-offset-4 group-hover/link:underline">{title}</span>
              <span className="mt-1 block text-sm text-soft">{text}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
