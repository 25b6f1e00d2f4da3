import { popularClaims } from '@/content/science/claims'
import type { Claim } from '@/content/types'
import { findStudy } from '@/lib/content/studies/citations'
import { Fold } from '../text/fold'
import { StudyLink } from './study-link'

const VERDICTS: Record<Claim['verdict'], string> = {
  supported: 'Supported',
  weak: 'Weak evidence',
  none: 'No evidence',
  contradicted: 'Contradicted'
}

/** Popular claims, each with the word for how it stands up; an honest wording and the evidence are a tap away. */
export function PopularClaims() {
  return popularClaims.map(({ claim, verdict, evidence, wording, studies }) => (
    <Fold key={claim} title={`“${claim}”`} level="h3" note={VERDICTS[verdict]}>
      <div className="measure space-y-2">
        <p>
          <span className="font-semibold">An honest way to put it: </span>
          {wording}
        </p>
        <p className="text-sm">{evidence}</p>
        <p className="flex flex-wrap gap-x-4 text-sm text-soft">
          {studies.map((key) => (
            <StudyLink key={key} study={findStudy(key)} className="link py-1" />
          ))}
        </p>
      </div>
    </Fold>
  ))
}
