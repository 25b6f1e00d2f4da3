/** Composes the title and description of a topic's page from its studies, so that a new study needs no other change. */
import type { Seo } from '../../../content/types'
import type { StudyTopic } from '../../content/studies/study-list'

/** The heading: "Anxiety: what 34 studies found". It reads well with every topic, "Brain" and "Null results" too. */
export function topicTitle({ name, studies }: StudyTopic): string {
  return `${name}: what ${studies.length} studies found`
}

export function topicSeo({ name, studies }: StudyTopic): Seo {
  const years = studies.map(({ year }) => year)
  const count = `${studies.length} studies`
  return {
    title: `${name}: Findings and Limits of ${studies.length} Studies`,
    description:
      `${name}: ${count} from ${Math.min(...years)} to ${Math.max(...years)}. What kind of study each one is, what came ` +
      'out and where it stops, with links to the papers.',
    keywords: [`${name.toLowerCase()} studies`, `${name.toLowerCase()} research`, 'affirmation research']
  }
}
