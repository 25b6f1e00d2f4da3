import { ButtonLink, ButtonRow } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { lifePage } from '@/content/lives'
import { intensityOf } from '@/lib/affirmations/corpus/rules'
import type { Affirmation } from '@/lib/affirmations/types'
import { routes } from '@/lib/routes'
import type { ListedAffirmation } from '@/lib/site/grouping'
import { AffirmationList } from '../affirmation/affirmation-list'
import { AffirmationRow } from '../affirmation/affirmation-row'
import { Fold } from '../text/fold'

/** The lines that are open; the others are a tap away, unless there are too few to hide. */
const OPEN = 12
const FEWEST_HIDDEN = 6

/** The reading list of a life, and where to go on with it. */
export function LifeLines({ slug, affirmations }: { slug: string; affirmations: ListedAffirmation[] }) {
  const open = affirmations.length < OPEN + FEWEST_HIDDEN ? affirmations.length : OPEN
  const rest = affirmations.slice(open)
  return (
    <section id="lines" aria-labelledby="lines-title">
      {/* The rows say by themselves what they are. */}
      <h2 id="lines-title" className="sr-only">
        {lifePage.list}
      </h2>
      <AffirmationList affirmations={affirmations.slice(0, open)} within={slug} />
      {rest.length > 0 && (
        <Fold title={lifePage.moreLines} level="h3" note={String(rest.length)}>
          <AffirmationList affirmations={rest} within={slug} />
        </Fold>
      )}
      <ButtonRow className="no-print mt-8">
        <ButtonLink href={routes.generator()} variant="primary">
          {lifePage.generate}
        </ButtonLink>
        <ButtonLink href={routes.practice()} variant="quiet">
          {lifePage.practice}
        </ButtonLink>
      </ButtonRow>
    </section>
  )
}

/** Thoughts with their three strengths, one beside the other. */
export function LifeLadders({ ladders }: { ladders: Affirmation[][] }) {
  if (ladders.length === 0) return null
  return (
    <Section name="ladders" title={lifePage.ladders.title} intro={lifePage.ladders.intro}>
      <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-3 print:grid-cols-3">
        {ladders.map((steps) => (
          <ol key={steps[0]?.ladder} className="rows rows-steps">
            {steps.map(({ id, slug, text, tags }) => (
              <AffirmationRow
                key={id}
                href={routes.affirmation(slug)}
                text={text}
                tags={[intensityOf(tags) ?? []].flat()}
              />
            ))}
          </ol>
        ))}
      </div>
    </Section>
  )
}
