import { ButtonLink } from '@/components/ui/button'
import { SectionHeading } from '@/components/ui/section'
import { claims } from '@/content/marketing'
import { type AffirmationList, affirmationLists, sections } from '@/content/pages/home'
import type { CategoryName } from '@/content/types'
import { AffirmationTexts } from '../affirmation/affirmation-list'
import { Fold } from '../text/fold'
import { Prose } from '../text/prose'

/** The number of lines of a theme that are open. */
const OPEN = 6

/** The affirmations that are read on the home page itself, by theme. */
export function WrittenLists() {
  const total = affirmationLists.flatMap(({ lines }) => lines).length
  return (
    <section aria-labelledby="affirmations-title" className="shell section-gap">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <SectionHeading
            id="affirmations-title"
            title={sections.affirmations.title}
            intro={<Prose text={sections.affirmations.intro} />}
          />
        </div>
        <p className="numerals text-sm text-soft">
          Total: {claims.listedAffirmations.value} ({total} today)
        </p>
      </div>
      <div className="written-lists mt-5 md:mt-8">
        {affirmationLists.map((list) => (
          <WrittenList key={list.id} {...list} />
        ))}
      </div>
      <p className="pt-6">
        <ButtonLink href="#daily-quote" variant="quiet">
          Back to Today’s Affirmation
        </ButtonLink>
      </p>
    </section>
  )
}

/** The sky of each theme. */
const SKIES: Record<string, CategoryName> = {
  daily: 'daily',
  health: 'health',
  love: 'love',
  career: 'success',
  'self-love': 'love',
  'gratitude-abundance': 'gratitude',
  'peace-mindfulness': 'weekly',
  'daily-success-motivation': 'daily'
}

/** One theme: the first lines are open, the others a tap away. */
function WrittenList({ id, title, intro, lines }: AffirmationList) {
  const list = { 'aria-labelledby': `list-${id}`, 'data-share-title': 'Daily Affirmation' }
  return (
    <section aria-labelledby={`list-${id}`} className={`sky-${SKIES[id] ?? 'daily'} sky-accent`}>
      <h3 id={`list-${id}`} className="text-lg">
        {title}
      </h3>
      <p className="pb-3 text-sm text-soft">
        <Prose text={intro} />
      </p>
      <AffirmationTexts texts={lines.slice(0, OPEN)} {...list} />
      <Fold title={`Show all ${lines.length}`}>
        <AffirmationTexts texts={lines.slice(OPEN)} after={OPEN} {...list} />
      </Fold>
    </section>
  )
}
