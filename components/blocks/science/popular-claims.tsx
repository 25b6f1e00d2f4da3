import { Badge } from '@/components/ui/badge'
import { popularClaims } from '@/content/science/claims'
import type { Claim } from '@/content/types'
import { findStudy, shortCitation } from '@/lib/content/citations'

const VERDICTS: Record<Claim['verdict'], string> = {
  supported: 'Supported',
  weak: 'Weak evidence',
  none: 'No evidence',
  contradicted: 'Contradicted'
}

/** Popular claims: how the usual wording stands up, an honest one beside it, and the evidence folded below. */
export function PopularClaims() {
  return (
    <ul>
      {popularClaims.map(({ claim, verdict, evidence, wording, studies }) => (
        <li key={claim} className="split hairline-top gap-y-3 py-6">
          <div className="md:col-span-5">
            <h3 className="text-lg">“{claim}”</h3>
            <p className="mt-2 text-sm text-soft">
              As people say it: <Badge>{VERDICTS[verdict]}</Badge>
            </p>
          </div>
          <div className="measure space-y-2 md:col-span-7">
            <p>
              <span className="font-semibold">An honest way to put it: </span>
              {wording}
            </p>
            <details className="text-sm">
              <summary className="inline-flex min-h-11 list-none items-center gap-3">
                What studies found
                <span aria-hidden="true" className="plus" />
              </summary>
              <p>{evidence}</p>
              <p className="mt-2 flex flex-wrap gap-x-4 text-soft">
                {studies.map((key) => (
                  <a key={key} href={`#study-${key}`} className="link py-1">
                    {shortCitation(findStudy(key))}
                  </a>
                ))}
              </p>
            </details>
          </div>
        </li>
      ))}
    </ul>
  )
}
