import { ButtonLink, ButtonRow } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { lifePage } from '@/content/lives'
import type { Life } from '@/content/types'
import { intensityOf } from '@/lib/affirmations/corpus/rules'
import type { Affirmation } from '@/lib/affirmations/types'
import { routes } from '@/lib/routes'
import type { ListedAffirmation } from '@/lib/site/grouping'
import { type MomentGroup, momentsOf } from '@/lib/site/moments'
import { AffirmationList } from '../affirmation/affirmation-list'
import { AffirmationRow } from '../affirmation/affirmation-row'
import { FoldedList } from '../affirmation/folded-list'
import { GuideStart } from '../guide/guide-start'
import { Fold } from '../text/fold'
import { PrintLargeButton } from '../text/print-large-button'

/** The numbers of its own affirmations, and of moments, that are shown at once. */
const OPEN = 12
const FIRST_MOMENTS = 2

interface LifeAffirmationsProps {
  life: Life
  affirmations: ListedAffirmation[]
  /** How many affirmations the page has, and its theme. */
  facts: string
}

/** The reading list of a life around what helps right now, and where to go on with it. */
export function LifeAffirmations({ life, affirmations, facts }: LifeAffirmationsProps) {
  const groups = momentsOf(life, affirmations)
  const grouped = new Set(groups.flatMap((group) => group.affirmations))
  const own = affirmations
    .filter((one) => !grouped.has(one))
    // The page says whom it is for: its own label is not repeated in each row.
    .map((one) => (one.audience === life.slug ? { ...one, audience: null } : one))
  const [first] = [...own, ...groups.flatMap((group) => group.affirmations)]
  // It stands above the lists, without a number.
  const moments = groups.map((group) => ({ ...group, affirmations: group.affirmations.filter((one) => one !== first) }))
  const before = Math.max(0, own.length - 1)
  return (
    <GuideStart first={first} rightNow={life.rightNow}>
      {/* The rows say by themselves what they are. */}
      <Section id="lines" heading="sr-only" title={lifePage.list}>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="numerals text-sm text-soft">{facts}</p>
          <PrintLargeButton />
        </div>
        <div data-large="" className="rows-wide">
          <FoldedList affirmations={own} open={OPEN} more={lifePage.moreLines} />
          <Moments groups={moments.slice(0, FIRST_MOMENTS)} after={before} />
          {moments.length > FIRST_MOMENTS && (
            <Fold title={lifePage.moreMoments} note={String(moments.length - FIRST_MOMENTS)} className="mt-6">
              <Moments groups={moments.slice(FIRST_MOMENTS)} after={before + sizeOf(moments.slice(0, FIRST_MOMENTS))} />
            </Fold>
          )}
        </div>
        <ButtonRow className="no-print mt-8">
          <ButtonLink href={routes.generator()} variant="primary">
            {lifePage.generate}
          </ButtonLink>
          <ButtonLink href={routes.practice()} variant="quiet">
            {lifePage.practice}
          </ButtonLink>
        </ButtonRow>
      </Section>
    </GuideStart>
  )
}

/**
 * The affirmations by moment, numbered on.
 * @param after how many stand before them
 */
function Moments({ groups, after }: { groups: MomentGroup[]; after: number }) {
  return groups.map(({ title, affirmations }, index) => (
    <section key={title}>
      <h3 className="mt-10 mb-2 text-lg">{title}</h3>
      <AffirmationList affirmations={affirmations} after={after + sizeOf(groups.slice(0, index))} />
    </section>
  ))
}

function sizeOf(groups: MomentGroup[]): number {
  return groups.reduce((sum, { affirmations }) => sum + affirmations.length, 0)
}

/** Thoughts with their three strengths, one beside the other. */
export function LifeLadders({ ladders }: { ladders: Affirmation[][] }) {
  if (ladders.length === 0) return null
  return (
    <Section name="ladders" title={lifePage.ladders.title} intro={lifePage.ladders.intro}>
      <Fold title={lifePage.ladders.list} note={String(ladders.length)} className="mt-3 lg:unwrapped">
        <div className="grid gap-x-10 gap-y-8 md:mt-6 lg:gap-y-0 lg:grid-cols-3 print:grid-cols-3">
          {ladders.map((steps) => (
            <ol
              key={steps[0]?.ladder}
              className="rows rows-steps lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:*:content-between"
            >
              {steps.map((affirmation) => (
                <AffirmationRow
                  key={affirmation.id}
                  affirmation={affirmation}
                  tags={[intensityOf(affirmation.tags) ?? []].flat()}
                />
              ))}
            </ol>
          ))}
        </div>
      </Fold>
    </Section>
  )
}
