import type { Study } from '@/content/types'
import { updated } from '@/content/updated'
import { shortDate } from '@/lib/calendar/utc-date'
import { findStudy } from '@/lib/content/studies/citations'
import { plainText } from '@/lib/content/text/prose'
import { guideArticle } from '@/lib/site/metadata/structured-data'
import { JsonLd } from '../../ui/json-ld'
import { pageNotes } from '../text/page-notes'

interface ArticleFactsProps {
  path: string
  title: string
  /** Prose with marks. */
  description: string
  /** The studies that it rests on; those of its notes by default. */
  sources?: Study[]
  className?: string
}

/** The date on which a guide last changed; for search engines also its sources. */
export function ArticleFacts({
  path,
  title,
  description,
  sources = citedStudies(),
  className = 'mt-4'
}: ArticleFactsProps) {
  const dates = updated[path]
  const facts = { path, title, description: plainText(description), sources, ...dates }
  return (
    <>
      {dates && (
        <p className={`text-sm text-soft ${className}`}>
          {'Last updated '}
          <time dateTime={dates.changed}>{shortDate(dates.changed)}</time>
        </p>
      )}
      <JsonLd data={guideArticle(facts)} />
    </>
  )
}

function citedStudies(): Study[] {
  return [...pageNotes().keys()].map(findStudy)
}
