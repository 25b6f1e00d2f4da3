import type { GuideStudies } from '@/lib/content/study-list'
import { StudyLinks } from './study-links'

interface GuideStudyLinksProps {
  title: string
  guides: GuideStudies[]
  addressOf: (slug: string) => string
}

/** Guides with links to the studies of their matter, which stand in the list once, under a topic. */
export function GuideStudyLinks({ title, guides, addressOf }: GuideStudyLinksProps) {
  return (
    <details>
      <summary>
        <h4>{title}</h4>
        <span aria-hidden="true" className="plus" />
      </summary>
      <dl>
        {guides.map(({ slug, name, studies }) => (
          <div key={slug}>
            <dt>
              <a href={addressOf(slug)}>{name}</a>
            </dt>
            <dd>
              <StudyLinks studies={studies} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
