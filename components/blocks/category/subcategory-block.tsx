import './subcategory-block.css'
import { SkyThumbnail } from '@/components/affirmation/sky'
import { ArrowLink } from '@/components/ui/arrow-link'
import { Icon } from '@/components/ui/icon'
import type { CategoryGuide, SubcategoryRef } from '@/content/types'
import { routes } from '@/lib/routes'
import type { ListedAffirmation } from '@/lib/site/grouping'
import { findGuide } from '@/lib/site/guide-lists'
import { AffirmationCard } from '../affirmation/affirmation-card'
import { Prose } from '../text/prose'

/** The number of affirmations in a block; its page has all of them. */
const SHOWN = 10

interface SubcategoryBlockProps {
  subcategory: SubcategoryRef
  guide: CategoryGuide
  affirmations: ListedAffirmation[]
}

/** A subcategory on the page of its category: some of its affirmations, its benefits and practice, and the research. */
export function SubcategoryBlock({ subcategory: { id, title, icon }, guide, affirmations }: SubcategoryBlockProps) {
  const block = guide.blocks.find(({ subcategory }) => subcategory === id)
  if (!block) return null
  const path = routes.subcategory(guide.category, id)
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-ink border-t-2 pt-5">
      <div className="relative grid grid-cols-[5rem_1fr] gap-x-5 md:grid-cols-[9rem_1fr] md:gap-x-8 print:block">
        <SkyThumbnail category={guide.category} seed={findGuide(path).guide.seed} />
        <div>
          <h2 id={`${id}-title`} className="flex items-center gap-3 text-heading">
            {title}
            <Icon name={icon} className="size-7 max-md:hidden" />
          </h2>
          <p className="measure mt-1 leading-snug md:mt-2">
            <Prose text={block.summary} />
          </p>
          {/* All of this head can be pressed. */}
          <ArrowLink href={path} className="font-semibold after:absolute after:inset-0">
            Read the guide<span className="sr-only">&nbsp;to {title}</span>
          </ArrowLink>
        </div>
      </div>
      {affirmations.length > 0 && (
        <div className="no-print mt-2">
          <div className="flex items-baseline justify-between">
            <h3>Affirmations</h3>
            <ArrowLink href={`${path}#examples`} className="numerals text-sm">
              All {affirmations.length}
              <span className="sr-only">&nbsp;of {title}</span>
            </ArrowLink>
          </div>
          <ScrollableAffirmations id={id} title={title} affirmations={affirmations.slice(0, SHOWN)} />
        </div>
      )}
      <div className="block-parts mt-5 grid gap-x-8 gap-y-6 text-sm leading-[1.45] max-md:scroll-row max-md:gap-x-6 max-md:*:w-55 max-md:*:shrink-0 md:grid-cols-2">
        <Part title="Benefits" texts={block.benefits} />
        <Part title="How to practice" texts={block.howToPractice} />
        <Part title="Pro tips" texts={block.proTips} />
        <div>
          <h3>Scientific research</h3>
          {block.research.map((text) => (
            <p key={text}>
              <Prose text={text} />
            </p>
          ))}
        </div>
      </div>
    </section>
  )
}

function Part({ title, texts }: { title: string; texts: string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <Prose text={text} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Affirmations in a row that scrolls. Their anchors are the id of the block and their index: they are shared by those. */
function ScrollableAffirmations(props: { id: string; title: string; affirmations: ListedAffirmation[] }) {
  return (
    <ul
      aria-label={`${props.title}: affirmations`}
      className="cards scroll-row *:w-62 *:shrink-0 max-[20rem]:*:w-full gap-x-6 md:mx-0 md:gap-x-8 md:px-0"
    >
      {props.affirmations.map((affirmation, index) => (
        <AffirmationCard key={affirmation.id} affirmation={affirmation} anchor={`${props.id}-${index}`} />
      ))}
    </ul>
  )
}
