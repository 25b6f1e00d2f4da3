import type { Study } from '@/content/types'
import { shortCitation } from '@/lib/content/studies/citations'
import { studyAddress } from '@/lib/content/studies/study-list'

/** A citation such as "Falk et al. (2015)", which leads to the study's entry on the page of its first topic. */
export function StudyLink({ study, className }: { study: Study; className?: string }) {
  return (
    <a className={className} href={studyAddress(study)}>
      {shortCitation(study)}
    </a>
  )
}
