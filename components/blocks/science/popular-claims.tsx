import { popularClaims } from '@/content/science/claims'
import type { Claim } from '@/content/types'
import { findStudy } from '@/lib/content/studies/citations'
import { Fold } from '../text/fold'
import { StudyLink } from './study-link'
import { VerdictDot, VerdictKey } from './verdict-dot'

const VERDICTS: Record<Claim['verdict'], string> = {
  supported: 'Supported',
  weak: 'Weak evidence',
  none: 'No evidence',
  contradicted: 'Contradicted'
}

/** The number of claims that are shown at once. */
const FIRST = 2

/** Popular claims, each with the word for how it stands up; an honest wording and the evidence are a tap away. */
export function PopularClaims() {
  return (
    <>
      <div className="max-md:hidden">
        <VerdictKey
          label="How claims stand up"
          entries={Object.entries(VERDICTS).map(([verdict, label]) => ({ verdict, label }))}
        />
      </div>
      <div className="mt-4">
        {popularClaims.slice(0, FIRST).map((claim) => (
          <PopularClaim key={claim.claim} {...claim} />
        ))}
      </div>
      <Fold title="More claims" note={String(popularClaims.length - FIRST)}>
        {popularClaims.slice(FIRST).map((claim) => (
          <PopularClaim key={claim.claim} {...claim} />
        ))}
      </Fold>
    </>
  )
}

function PopularClaim({ claim, verdict, evidence, wording, studies }: Claim) {
  const title = (
    <>
      <VerdictDot verdict={verdict} />“{claim}”
    </>
  )
  return (
    <Fold title={title} level="h3" note={VERDICTS[verdict]}>
      <div className="measure space-y-2">
        <p>
          <span className="font-semibold">An honest way to put it: </span>
          {wording}
        </p>
        <p className="md:text-sm">{evidence}</p>
        <p className="flex flex-wrap gap-x-4 text-sm text-soft">
          {studies.map((key) => (
            <StudyLink key={key} study={findStudy(key)} className="link py-1" />
          ))}
        </p>
      </div>
    </Fold>
  )
}
