import type { MouseEvent, Ref } from 'react'
import { Sky } from '@/components/blocks/sky'
import { Tags } from '@/components/blocks/tags'
import { WordActions } from '@/components/ui/action-buttons'
import { Badge } from '@/components/ui/badge'
import type { CardAffirmation } from '@/content/types'
import { routes } from '@/lib/routes'
import type { GeneratedAffirmation } from './generated-affirmation'

interface GeneratorResultProps {
  affirmation: GeneratedAffirmation
  categories: { name: string; displayName: string }[]
  isDimmed: boolean
  onStep?: (line: CardAffirmation) => void
  end?: Ref<HTMLParagraphElement>
}

/** The affirmation that was drawn, under its sky. */
export function GeneratorResult({ affirmation, categories, isDimmed, onStep, end }: GeneratorResultProps) {
  const { id, slug, text, category, tags, ladder = [] } = affirmation
  const displayName = categories.find(({ name }) => name === category)?.displayName ?? category
  return (
    <div
      data-affirmation=""
      data-share-title="Generated Affirmation"
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
}: {
  ladder: CardAffirmation[]
  id: string
  onStep?: (line: CardAffirmation) => void
}) {
  const index = ladder.findIndex((line) => line.id === id)
  const steps = [
    { label: 'Gentler', line: ladder[index - 1] },
    { label: 'Bolder', line: ladder[index + 1] }
  ]
  return (
    <p className="flex gap-4">
      {steps.map(({ label, line }) => {
        const follow = (event: MouseEvent) => {
          if (!line || !onStep || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
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
            // The server renders this too, and a server component has no handlers.
            onClick={onStep && follow}
            className={`flex min-h-11 items-center text-sm ${line ? 'link' : ''}`}
          >
            {label}
          </a>
        )
      })}
    </p>
  )
}
