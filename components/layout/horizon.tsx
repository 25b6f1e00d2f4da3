/**
 * A small sun at the visitor's own hour, or a moon at night, over the line at the foot of the element around it that has the class
 * `horizon`: horizon.css draws both. If a link is given, the sun is that link.
 */
export function HorizonSun({ link, className = '' }: { link?: { href: string; label: string }; className?: string }) {
  return (
    <div className={`horizon-way ${className}`.trimEnd()} aria-hidden={!link || undefined}>
      {link ? (
        // biome-ignore lint/a11y/useAnchorContent: The style sheet draws what is seen, and the tooltip shows the name.
        <a href={link.href} aria-label={link.label} className="horizon-sun" />
      ) : (
        <span className="horizon-sun" />
      )}
    </div>
  )
}
