export interface LinkRowProps {
  href: string
  title: string
  text: string
}

/** A row of a catalog: a linked title and a sentence about it. */
export function LinkRow({ href, title, text }: LinkRowProps) {
  return (
    <li className="hairline-top">
      <a href={href} className="group/link block py-4">
        <span className="serif block text-lg underline-offset-4 group-hover/link:underline">{title}</span>
        <span className="mt-1 block text-sm text-soft">{text}</span>
      </a>
    </li>
  )
}
