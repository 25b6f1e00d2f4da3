import type { Study } from '@/content/types'
import { shortCitation } from '@/lib/content/citations'

/** Links to studies that stand elsewhere in the list. */
export function StudyLinks({ studies }: { studies: Study[] }) {
  return studies.map((study) => (
    <a key={study.key} href={`#study-${study.key}`}>
      {shortCitation(study)}
    </a>
  ))
}
