import './subcategory-block.css'
import { ArrowLink } from '@/components/ui/arrow-link'
import type { CategoryGuide, SubcategoryRef } from '@/content/types'
import { routes } from '@/lib/routes'
import type { ListedAffirmation } from '@/lib/site/grouping'
import { AffirmationCard } from '../affirmation/affirmation-card'
import { Fold } from '../text/fold'
import { Prose } from '../text/prose'

/** The number of affirmations in a block, of which a phone shows two. Its page has all of them. */
const SHOWN = 6

interface SubcategoryBlockProps {
  subcategory: SubcategoryRef
  guide: CategoryGuide
  affirmations: ListedAffirmation[]
  /** Whether it stands on a faint sky of its category. */
  isTinted: boolean
}

/** A subcategory on the page of its category: some of its affirmations, its benefits, and in a fold its practice and the research. */
export function SubcategoryBlock(props: SubcategoryBlockProps) {
  const { subcategory, guide, affirmations, isTinted } = props
  const { id, title } = subcategory
  const block = guide.blocks.find((one) => one.subcategory === id)
  if (!block) return null
  const path = routes.subcategory(guide.category, id)
  return (
    <div className={isTinted ? `sky-${guide.category} sky-tint mt-9 py-6 md:mt-10 md:py-10` : 'pt-9 md:pt-10'}>
      <div className="shell">
        <section id={id} aria-labelledby={`${id}-title`} className="split gap-y-4 hairline-top pt-4 md:pt-6">
          <div className="md:col-span-4">
            <div className="relative">
              <h2 id={`${id}-title`} className="text-heading">
                {title}
              </h2>
              <p className="measure mt-1 leading-snug md:mt-2">
                <Prose text={block.summary} />
              </p>
              {/* All of this head can be pressed. */}
              <ArrowLink href={path} className="font-semibold after:absolute after:inset-0">
                Read the guide<span className="sr-only">&nbsp;to {title}</span>
              </ArrowLink>
            </div>
            <div className="block-parts mt-2 text-sm leading-[1.45] md:mt-4">
              <Part title="Benefits" texts={block.benefits} />
            </div>
          </div>
          <div className="min-w-0 md:col-span-8">
            {affirmations.length > 0 && (
              <div className="no-print">
                <div className="flex items-baseline justify-between">
                  <h3>Affirmations</h3>
                  <ArrowLink href={`${path}#examples`} className="numerals text-sm">
                    All {affirmations.length}
                    <span className="sr-only">&nbsp;of {title}</span>
                  </ArrowLink>
                </div>
                {/* Their anchors are the id of the block and their index: they are shared by those. */}
                <ul aria-label={`${title}: affirmations`} className="cards block-lines">
                  {affirmations.slice(0, SHOWN).map((affirmation, index) => (
                    <AffirmationCard key={affirmation.id} affirmation={affirmation} anchor={`${id}-${index}`} />
                  ))}
                </ul>
              </div>
            )}
            <Fold title="Practice, tips and research" className="print:border-0">
              <div className="block-parts grid gap-x-8 gap-y-5 text-sm leading-[1.45] md:grid-cols-2">
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
            </Fold>
          </div>
        </section>
      </div>
    </div>
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
