import type { GuideStudies } from '@/lib/content/studies/study-list'
import { Fold } from '../text/fold'
import { StudyLink } from './study-link'

interface GuideStudyLinksProps {
  title: string
  guides: GuideStudies[]
  addressOf: (slug: string) => string
}

/** Guides with links to the studies of their matter. */
export function GuideStudyLinks({ title, guides, addressOf }: GuideStudyLinksProps) {
  return (
    <Fold title={title} level="h4">
      <dl>
        {guides.map(({ slug, name, studies }) => (
          <div key={slug}>
            <dt>
              <a href={addressOf(slug)}>{name}</a>
            </dt>
            <dd>
              {studies.map((study) => (
                <StudyLink key={study.key} study={study} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}
