import { ButtonLink, ButtonRow } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { lifePage } from '@/content/lives'
import type { Life } from '@/content/types'
import { intensityOf } from '@/lib/affirmations/corpus/rules'
import type { Affirmation } from '@/lib/affirmations/types'
import { routes } from '@/lib/routes'
import type { MomentGroup } from '@/lib/site/moments'
import { AffirmationList } from '../affirmation/affirmation-list'
import { AffirmationRow } from '../affirmation/affirmation-row'
import { GuideStart } from '../guide/guide-start'
import { Fold } from '../text/fold'

/** The groups that are shown at once, and the affirmations of one without a title: fewer if the page has chosen moments, which follow. */
const FIRST_GROUPS = 2
const OPEN = 12
const OPEN_BEFORE_MOMENTS = 4

interface LifeAffirmationsProps {
  life: Life
  groups: MomentGroup[]
  /** How many affirmations the page has, and its theme. */
  facts: string
}

/** The reading list of a life beside what helps right now, and where to go on with it. */
export function LifeAffirmations({ life, groups, facts }: LifeAffirmationsProps) {
  const { open, folded } = fold(groups, life.moments ? OPEN_BEFORE_MOMENTS : OPEN)
  const moments = folded.filter(({ title }) => title).length
  return (
    <GuideStart rightNow={life.rightNow}>
      {/* The rows say by themselves what they are. */}
      <Section id="lines" heading="sr-only" title={lifePage.list}>
        <div data-large="" className="rows-wide">
          <Groups life={life} groups={open} />
          {folded.length > 0 && (
            <Fold
              title={moments > 0 ? lifePage.moreMoments : lifePage.moreLines}
              note={String(moments || sizeOf(folded))}
              className="mt-6"
            >
              <Groups life={life} groups={folded} after={sizeOf(open)} />
            </Fold>
          )}
        </div>
        <p className="numerals mt-4 text-sm text-soft">{facts}</p>
        <ButtonRow className="no-print mt-4">
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

/** The first groups, and those a tap away: first what is left of the one without a title. */
function fold([first, ...others]: MomentGroup[], most: number): Record<'open' | 'folded', MomentGroup[]> {
  if (!first) return { open: [], folded: [] }
  const { title, affirmations } = first
  const count = title ? affirmations.length : most
  const rest = { title, affirmations: affirmations.slice(count) }
  return {
    open: [{ title, affirmations: affirmations.slice(0, count) }, ...others.slice(0, FIRST_GROUPS - 1)],
    folded: [rest, ...others.slice(FIRST_GROUPS - 1)].filter((group) => group.affirmations.length > 0)
  }
}

interface GroupsProps {
  life: Life
  groups: MomentGroup[]
  /** How many affirmations stand before them. */
  after?: number
}

/** The affirmations by moment, numbered on. The page says whom it is for: its own label is not repeated in each row. */
function Groups({ life, groups, after = 0 }: GroupsProps) {
  return groups.map(({ title, affirmations }, index) => (
    <section key={title} className="mt-10 first:mt-0">
      {title && <h3 className="mb-2 text-lg">{title}</h3>}
      <AffirmationList
        affirmations={affirmations.map((one) => (one.audience === life.slug ? { ...one, audience: null } : one))}
        after={after + sizeOf(groups.slice(0, index))}
      />
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
