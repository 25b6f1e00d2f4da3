import type { MouseEvent, Ref } from 'react'
import { Sky } from '@/components/affirmation/sky'
import { Tags } from '@/components/affirmation/tags'
import { WordActions } from '@/components/ui/action-buttons'
import { Badge } from '@/components/ui/badge'
import type { CardAffirmation } from '@/content/types'
import { routes } from '@/lib/routes'

export interface GeneratedAffirmation extends CardAffirmation {
  /** The affirmations that say the same, the gentlest first, itself among them. */
  ladder?: CardAffirmation[]
}

interface GeneratorResultProps {
  affirmation: GeneratedAffirmation
  categories: { name: string; displayName: string }[]
  isDimmed: boolean
  /** Shows another affirmation of the ladder in the place of this one. */
  onStep: (step: CardAffirmation) => void
  end: Ref<HTMLParagraphElement>
}

/** The affirmation that was drawn, under its sky. */
export function GeneratorResult({ affirmation, categories, isDimmed, onStep, end }: GeneratorResultProps) {
  const { id, slug, text, category, tags, ladder = [] } = affirmation
  const displayName = categories.find(({ name }) => name === category)?.displayName ?? category
  return (
    <div
      data-affirmation=""
      data-share-title="Generated Affirmation"
      data-share-text=""
      data-url={routes.affirmation(slug)}
      className={`transition-opacity ${isDimmed ? 'opacity-60' : ''}`}
    >
      <Sky category={category} seed={ladder[0]?.id ?? id} className="generator-card above-light">
        <p>
          <Badge>{displayName}</Badge>
        </p>
        <p key={slug} data-text="" className="serif affirmation-text affirmation-long fade-in">
          {text}
        </p>
        {/* Of a new result, screen readers announce its words, not what can be done with them. */}
        <div className="space-y-4" aria-live="off">
          <Tags tags={tags} />
          {ladder.length > 1 && <Steps ladder={ladder} id={id} onStep={onStep} />}
          <p ref={end} className="flex scroll-mb-8 flex-wrap gap-3">
            <WordActions />
            <a href={routes.affirmation(slug)} className="link flex min-h-11 items-center px-2">
              Open its page
            </a>
          </p>
        </div>
      </Sky>
    </div>
  )
}

/** One step down and one step up the ladder. A step that there is not keeps its place, and the focus if it has it. */
function Steps({
  ladder,
  id,
  onStep
}: Pick<GeneratorResultProps, 'onStep'> & { ladder: CardAffirmation[]; id: string }) {
  const index = ladder.findIndex((line) => line.id === id)
  const steps = [
    { label: 'Gentler', line: ladder[index - 1] },
    { label: 'Bolder', line: ladder[index + 1] }
  ]
  return (
    <p className="flex gap-4">
      {steps.map(({ label, line }) => {
        const follow = (event: MouseEvent) => {
          if (!line || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          onStep(line)
        }
        return (
          <a
            key={label}
            href={line && routes.affirmation(line.slug)}
            role={line ? undefined : 'link'}
            aria-disabled={line ? undefined : true}
            tabIndex={0}
            onClick={follow}
            className={`flex min-h-11 items-center text-sm ${line ? 'link' : ''}`}
          >
            {label}
          </a>
        )
      })}
    </p>
  )
}
