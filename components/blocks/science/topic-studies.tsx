import { topicPage } from '@/content/science/topics'
import type { Study } from '@/content/types'
import { KINDS } from '@/lib/content/studies/study-list'
import '../text/chips.css'
import { Fold } from '../text/fold'
import { StudyEntry } from './study-entry'
import './topic-studies.css'

/** More would make the page endless: only the first are open, on a phone and in wider windows. */
const OPEN = 3
const OPEN_WIDE = 6
const OTHERS = 'The other studies'
/** All of a chosen kind are shown. */
const KIND_CHOSEN = 'in-[.topic-studies:has(:checked:not([value=all]))]:unwrapped'

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
      <Entries studies={studies.slice(0, OPEN)} />
      {studies.length > OPEN && (
        // A phone has the outer control, wider windows the inner one.
        <Fold title={OTHERS} note={String(studies.length - OPEN)} className={`md:unwrapped ${KIND_CHOSEN}`}>
          <Entries studies={studies.slice(OPEN, OPEN_WIDE)} />
          {studies.length > OPEN_WIDE && (
            <Fold
              title={OTHERS}
              note={String(studies.length - OPEN_WIDE)}
              className={`max-md:unwrapped ${KIND_CHOSEN}`}
            >
              <Entries studies={studies.slice(OPEN_WIDE)} />
            </Fold>
          )}
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
