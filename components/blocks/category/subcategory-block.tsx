import { SkyThumbnail } from '@/components/affirmation/sky'
import { ArrowLink } from '@/components/ui/arrow-link'
import { Icon } from '@/components/ui/icon'
import type { CategoryGuide, SubcategoryRef } from '@/content/types'
import type { Affirmation } from '@/lib/affirmations/types'
import { findSituation } from '@/lib/content/situations'
import { routes } from '@/lib/routes'
import { findGuide } from '@/lib/site/guide-lists'
import { AffirmationRow } from '../affirmation/affirmation-row'
import { Bullets } from '../guide/points'
import { Fold } from '../text/fold'
import { Paragraphs, Prose } from '../text/prose'

interface SubcategoryBlockProps {
  subcategory: SubcategoryRef
  guide: CategoryGuide
  affirmations: Affirmation[]
}

/** A subcategory on the page of its category: its affirmations, its practice and the research, each a tap away. */
export function SubcategoryBlock({ subcategory: { id, title, icon }, guide, affirmations }: SubcategoryBlockProps) {
  const block = guide.blocks.find(({ subcategory }) => subcategory === id)
  if (!block) return null
  const path = routes.subcategory(guide.category, id)
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-ink border-t-2 pt-6">
      <div className="relative grid grid-cols-[5rem_1fr] gap-x-5 md:grid-cols-[9rem_1fr] md:gap-x-8 print:block">
        <SkyThumbnail category={guide.category} seed={findGuide(path).guide.seed} />
        <div>
          <h2 id={`${id}-title`} className="flex items-center gap-3 text-heading">
            {title}
            <Icon name={icon} className="size-7 max-md:hidden" />
          </h2>
          <p className="measure mt-2 md:text-lg md:leading-snug">
            <Prose text={block.summary} />
          </p>
          {/* All of this head can be pressed. */}
          <ArrowLink href={path} className="mt-1 font-semibold after:absolute after:inset-0">
            Read the guide<span className="sr-only">&nbsp;to {title}</span>
          </ArrowLink>
        </div>
      </div>
      <div className="mt-3">
        {/* On paper they stand once, in the list of the category. */}
        <Fold title="Affirmations" level="h3" note={String(affirmations.length)} className="no-print">
          <ScrollableAffirmations id={id} title={title} affirmations={affirmations} />
        </Fold>
        <Fold title="Benefits and practice" level="h3">
          <div className="grid gap-x-10 gap-y-6 xl:grid-cols-3">
            <Part title="Benefits" texts={block.benefits} />
            <Part title="How to practice" texts={block.howToPractice} />
            <Part title="Pro tips" texts={block.proTips} />
          </div>
        </Fold>
        <Fold title="Scientific research" level="h3">
          <Paragraphs texts={block.research} />
        </Fold>
      </div>
    </section>
  )
}

function Part({ title, texts }: { title: string; texts: string[] }) {
  return (
    <div>
      <h4 className="mb-2 text-lg">{title}</h4>
      <Bullets texts={texts} />
    </div>
  )
}

/** Affirmations in a box that scrolls. Their anchors are the id of the block and their index: they are shared by those. */
function ScrollableAffirmations(props: { id: string; title: string; affirmations: Affirmation[] }) {
  return (
    <section
      aria-label={`${props.title}: affirmations`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
      tabIndex={0}
      className="max-h-96 overflow-y-auto border-hairline border-b print:max-h-none"
    >
      <ol className="rows">
        {props.affirmations.map((affirmation, index) => (
          <AffirmationRow
            key={affirmation.id}
            id={`${props.id}-${index}`}
            affirmation={affirmation}
            isLink={false}
            situation={findSituation(affirmation.audience)?.label}
          />
        ))}
      </ol>
    </section>
  )
}
