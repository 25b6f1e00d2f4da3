import type { Study } from '@/content/types'
import { Fold } from '../text/fold'
import { StudyEntry } from './study-entry'

/** More than so many would make the page endless on a phone: only the newest are open then. */
const MOST = 30
const OPEN = 25

/** The studies of a topic. */
export function TopicStudies({ studies }: { studies: Study[] }) {
  const open = studies.length > MOST ? studies.slice(0, OPEN) : studies
  const older = studies.slice(open.length)
  return (
    <div>
      <Entries studies={open} />
      {older.length > 0 && (
        <Fold title={`${older.length} older studies, from ${older.at(-1)?.year} to ${older[0]?.year}`}>
          <Entries studies={older} />
        </Fold>
      )}
    </div>
  )
}

function Entries({ studies }: { studies: Study[] }) {
  return (
    <ol>
      {studies.map((study) => (
        <StudyEntry key={study.key} study={study} />
      ))}
    </ol>
  )
}
