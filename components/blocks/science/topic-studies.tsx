import { topicPage } from '@/content/science/topics'
import type { Study } from '@/content/types'
import { KINDS } from '@/lib/content/studies/study-list'
import '../text/chips.css'
import { Fold } from '../text/fold'
import { StudyEntry } from './study-entry'
import './topic-studies.css'

/** More would make the page endless on a phone: only the first are open. */
const OPEN = 6

/**
 * The studies of a topic, which can be narrowed to a kind: without scripts, by the style sheet. All are in sections, since reader views
 * drop a division of articles.
 */
export function TopicStudies({ studies }: { studies: Study[] }) {
  const kinds = KINDS.map(({ id, name, kinds: of }) => ({
    id,
    name,
    count: studies.filter(({ kind }) => of.includes(kind)).length
  }))
  const open = studies.slice(0, OPEN)
  const others = studies.slice(open.length)
  const present = kinds.filter(({ count }) => count > 0)
  return (
    <section className="topic-studies">
      {present.length > 1 && (
        <div className="chips no-print text-sm mb-6">
          <fieldset>
            <legend className="sr-only">{topicPage.kinds}</legend>
            {[{ id: 'all', name: 'All kinds', count: studies.length }, ...present].map(({ id, name, count }) => (
              <label key={id}>
                <input type="radio" name="kind" value={id} defaultChecked={id === 'all'} />
                {name}
                <small>{count}</small>
              </label>
            ))}
          </fieldset>
        </div>
      )}
      <Entries studies={open} />
      {others.length > 0 && (
        // All of a chosen kind are shown.
        <Fold
          title="The other studies"
          note={String(others.length)}
          className="in-[.topic-studies:has(:checked:not([value=all]))]:unwrapped"
        >
          <Entries studies={others} />
        </Fold>
      )}
    </section>
  )
}

function Entries({ studies }: { studies: Study[] }) {
  return (
    <section>
      {studies.map((study) => (
        <StudyEntry key={study.key} study={study} />
      ))}
    </section>
  )
}
