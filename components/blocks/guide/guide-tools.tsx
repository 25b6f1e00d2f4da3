import { sheets } from '@/content/downloads'
import { guideSheets } from '@/content/guide-sheets'
import { routes } from '@/lib/routes'

/** What one can do with a guide besides reading it: practice, and print the sheets that fit it. */
export function GuideTools({ name }: { name: string }) {
  const printed = sheets.filter(({ id }) => guideSheets[name]?.includes(id))
  return (
    <p className="guide-tools no-print">
      <a href={routes.practice()} className="link">
        Practice with today’s lines
      </a>
      {printed.map(({ id, title }) => (
        <a key={id} href={routes.download(id)} download className="link">
          To print: {title}
        </a>
      ))}
    </p>
  )
}
