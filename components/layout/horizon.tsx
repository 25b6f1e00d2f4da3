/**
 * A thin horizon with a small sun at the visitor's own hour, or a moon at night: horizon.css draws it, at the lower edge of a
 * positioned element. If a link is given, the sun is that link.
 */
export function Horizon({ link }: { link?: { href: string; label: string } }) {
  return (
    <div className="horizon" aria-hidden={!link || undefined}>
      {link ? (
        // biome-ignore lint/a11y/useAnchorContent: The style sheet draws what is seen, and the tooltip shows the name.
        <a href={link.href} aria-label={link.label} className="horizon-sun" />
      ) : (
        <span className="horizon-sun" />
      )}
    </div>
  )
}
