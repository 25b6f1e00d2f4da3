import { sheets } from '@/content/downloads'
import { guideSheets } from '@/content/guide-sheets'
import { routes } from '@/lib/routes'

interface GuideToolsProps {
  name: string
  back?: { label: string; href: string }
}

/** Where a guide leads once it is read: back, to practice, and to the sheets that fit it. */
export function GuideTools({ name, back }: GuideToolsProps) {
  const printed = sheets.filter(({ id }) => guideSheets[name]?.includes(id))
  return (
    <p className="guide-tools no-print">
      {back && (
        <a href={back.href} className="link">
          {back.label}
        </a>
      )}
      <a href={routes.practice()} className="link">
        Practice with today’s lines
      </a>
      {printed.map(({ id, title }) => (
        <a key={id} href={`/downloads/${id}.pdf`} download className="link">
          To print: {title}
        </a>
      ))}
    </p>
  )
}
