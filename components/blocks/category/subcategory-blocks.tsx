import { ArrowLink } from '@/components/ui/arrow-link'
import { Icon } from '@/components/ui/icon'
import type { CategoryGuide, SubcategoryRef } from '@/content/types'
import type { Affirmation } from '@/lib/affirmations/types'
import { findSituation } from '@/lib/content/situations'
import { findCategory } from '@/lib/content/taxonomy'
import { groupedSubcategory } from '@/lib/site/reads'
import { routes } from '@/lib/site/routes'
import { DashList } from '../guide/points'
import { AffirmationText } from '../line'
import { type Notes, Paragraphs, Prose } from '../prose'

/** One block a subcategory: benefits, how to practice, pro tips, its affirmations, the research. */
export async function SubcategoryBlocks({ guide, notes }: { guide: CategoryGuide; notes: Notes }) {
  const { subcategories } = findCategory(guide.category)
  const lists = await Promise.all(subcategories.map(({ id }) => groupedSubcategory(id)))
  return subcategories.map((subcategory, index) => (
    <SubcategoryBlock
      key={subcategory.id}
      subcategory={subcategory}
      guide={guide}
      lines={lists[index]?.flatMap(({ affirmations }) => affirmations) ?? []}
      notes={notes}
    />
  ))
}

interface BlockProps {
  subcategory: SubcategoryRef
  guide: CategoryGuide
  lines: Affirmation[]
  notes: Notes
}

function SubcategoryBlock({ subcategory: { id, title, icon }, guide, lines, notes }: BlockProps) {
  const block = guide.blocks.find(({ subcategory }) => subcategory === id)
  if (!block) return null
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="shell pt-16">
      <div className="border-ink border-t-2 pt-6">
        <h2 id={`${id}-title`} className="flex items-center gap-3 text-3xl">
          <Icon name={icon} className="size-7" />
          {title}
        </h2>
        <p className="measure mt-3 text-lg leading-snug">
          <Prose text={block.summary} notes={notes} />
        </p>
        <ArrowLink href={routes.subcategory(guide.category, id)} className="mt-1 font-semibold">
          Read the guide <span className="sr-only">to {title}</span>
        </ArrowLink>
      </div>
      <div className="mt-6 grid gap-x-12 gap-y-10 md:grid-cols-12">
        <div className="space-y-8 md:col-span-5">
          <Part title="Benefits" texts={block.benefits} notes={notes} />
          <Part title="How to practice" texts={block.howToPractice} notes={notes} />
          <Part title="Pro tips" texts={block.proTips} notes={notes} />
        </div>
        <div className="md:col-span-7">
          <ScrollableLines id={id} title={title} lines={lines} />
          <h3 className="mt-8 text-lg">Scientific research</h3>
          <Paragraphs texts={block.research} notes={notes} className="mt-2" />
        </div>
      </div>
    </section>
  )
}

function Part({ title, texts, notes }: { title: string; texts: string[]; notes: Notes }) {
  return (
    <div>
      <h3 className="mb-2 text-lg">{title}</h3>
      <DashList texts={texts} notes={notes} />
    </div>
  )
}

/** The lines of the block in a box that scrolls; a shared line is addressed by the block's id and its index. */
function ScrollableLines({ id, title, lines }: { id: string; title: string; lines: Affirmation[] }) {
  return (
    <section
      aria-label={`${title}: affirmations`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
      tabIndex={0}
      className="scroll-box max-h-96 overflow-y-auto border-hairline border-b"
    >
      <ol data-copy-link="" className="lines">
        {lines.map(({ id: line, text, audience }, index) => (
          <AffirmationText key={line} id={`${id}-${index}`} text={text} situation={findSituation(audience)?.label} />
        ))}
      </ol>
    </section>
  )
}
