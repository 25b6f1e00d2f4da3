import { ButtonLink } from '@/components/ui/button'
import { SectionHeading } from '@/components/ui/section'
import { claims } from '@/content/marketing'
import { affirmationLists, type HomeAffirmationList, sections } from '@/content/pages/home'
import { UnlinkedAffirmationList } from '../affirmation/affirmation-list'
import { Fold } from '../text/fold'
import { Prose } from '../text/prose'

/** The number of lines of a theme that are open. */
const OPEN = 6

/** The affirmations that are read on the home page itself, by theme: eight pages of verse on a faint sky. */
export function WrittenLists() {
  const total = affirmationLists.flatMap(({ lines }) => lines).length
  return (
    <div className="sky-love sky-tint mt-10 md:mt-14">
      <section aria-labelledby="affirmations-title" className="shell py-10 md:py-16">
        <SectionHeading
          id="affirmations-title"
          title={sections.affirmations.title}
          intro={<Prose text={sections.affirmations.intro} />}
        />
        <div className="written-lists max-xl:scroll-row mt-6 max-xl:gap-7 xl:mt-10 xl:grid xl:grid-cols-4 xl:gap-x-6 xl:gap-y-10">
          {affirmationLists.map((list) => (
            <WrittenList key={list.id} {...list} />
          ))}
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 text-sm text-soft">
          <ButtonLink href="#daily-quote" variant="quiet" className="text-ink">
            Back to Today’s Affirmation
          </ButtonLink>
          <p className="numerals">
            Total: {claims.listedAffirmations.value} ({total} today)
          </p>
        </div>
      </section>
    </div>
  )
}

/** One theme: the first lines are open, the others a tap away. In narrow windows the themes stand in a row that scrolls sideways. */
function WrittenList({ id, title, lines }: HomeAffirmationList) {
  const verse = { 'aria-labelledby': `list-${id}`, 'data-share-title': 'Daily Affirmation', isNumbered: false }
  return (
    <section aria-labelledby={`list-${id}`} className="max-xl:w-[min(18rem,78vw)] max-xl:flex-none">
      <h3 id={`list-${id}`} className="mb-2 text-soft">
        {title}
      </h3>
      <UnlinkedAffirmationList texts={lines.slice(0, OPEN)} {...verse} isFirst />
      <Fold
        title={<span className="font-sans text-sm underline underline-offset-4">{`Show all ${lines.length}`}</span>}
        className="border-0! [&>summary>.plus]:static [&>summary>.plus]:m-0 [&>summary>.row-title]:grow-0"
      >
        <UnlinkedAffirmationList texts={lines.slice(OPEN)} {...verse} />
      </Fold>
    </section>
  )
}
