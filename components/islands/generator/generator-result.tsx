import { type MouseEvent, type Ref, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { AffirmationActions } from '@/components/affirmation/actions'
import { affirmationSize } from '@/components/affirmation/affirmation-size'
import { Tags } from '@/components/affirmation/tags'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { CardAffirmation } from '@/content/types'
import { linkTo, squareImage } from '@/lib/links'
import { announceFavorites } from '../favorites/favorites'

/** What stands over the affirmation of today: a label, and the date that it was drawn for, also in words. */
export interface Today {
  label: string
  date: string
  words: string
}

export interface GeneratedAffirmation extends CardAffirmation {
  /** The label of the situation that it is for. */
  situation?: string | null
  /** The affirmations that say the same, the gentlest first, itself among them. */
  ladder?: CardAffirmation[]
}

interface GeneratorResultProps {
  affirmation: GeneratedAffirmation
  /** Given if it is the affirmation of today. */
  today?: Today
  categories: { name: string; displayName: string }[]
  isDimmed: boolean
  /** Shows another affirmation of the ladder in the place of this one. */
  onStep: (step: CardAffirmation) => void
  end: Ref<HTMLDivElement>
}

/** The affirmation that was drawn, with what can be done with it. */
export function GeneratorResult({ affirmation, today, categories, isDimmed, onStep, end }: GeneratorResultProps) {
  const { id, slug, text, category, tags, situation, ladder = [] } = affirmation
  const displayName = categories.find(({ name }) => name === category)?.displayName ?? category
  const page = linkTo('/affirmation/[id]', slug)
  // The Favorite button stands by another affirmation now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is another one
  useEffect(announceFavorites, [slug])
  return (
    <div
      data-affirmation={id}
      data-share-title="Generated Affirmation"
      data-share-text=""
      data-url={page}
      data-category={category}
      // All four buttons are in a row, also on a card beside the boxes.
      className={`flex flex-col gap-5 transition-opacity [&_.action-bar>.button]:px-[0.7rem] ${isDimmed ? 'opacity-60' : ''}`}
    >
      <p className="flex flex-wrap gap-x-6 text-sm max-sm:gap-x-3 max-sm:text-xs">
        {today && (
          <>
            <span className="font-semibold">{today.label}</span>
            <time dateTime={today.date}>{today.words}</time>
          </>
        )}
        <span>{situation ? `${displayName} · ${situation}` : displayName}</span>
      </p>
      <p key={slug} data-text={text} className={`serif ${affirmationSize(text)} fade-in`}>
        {text}
      </p>
      {/* Of a new result, screen readers announce its words, not what can be done with them. */}
      <div className="space-y-2" aria-live="off">
        <AffirmationActions ref={end}>
          <ButtonLink variant="quiet" href={squareImage(slug)} download={`${slug}-square.png`}>
            <Icon name="image" /> <span>Image</span>
          </ButtonLink>
        </AffirmationActions>
        <div className="flex flex-wrap items-center gap-x-6">
          <p className="flex flex-wrap gap-x-4 text-sm">
            <a href={page} className="link inline-flex min-h-11 items-center">
              Open its page
            </a>
            {ladder.length > 1 && <Steps ladder={ladder} id={id} onStep={onStep} />}
          </p>
          <Tags tags={tags} />
        </div>
      </div>
    </div>
  )
}

/** One step down and one step up the ladder, as far as there are any. The last one hands the focus to the other. */
function Steps({
  ladder,
  id,
  onStep
}: Pick<GeneratorResultProps, 'onStep'> & { ladder: CardAffirmation[]; id: string }) {
  const links = useRef<(HTMLAnchorElement | null)[]>([])
  const index = ladder.findIndex((line) => line.id === id)
  const steps = [
    { label: 'Gentler', line: ladder[index - 1], by: -1 },
    { label: 'Bolder', line: ladder[index + 1], by: 1 }
  ]
  return steps.map(({ label, line, by }, place) => {
    if (!line) return null
    const follow = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      // The other may not be there before.
      flushSync(() => onStep(line))
      if (!ladder[index + 2 * by]) links.current[1 - place]?.focus()
    }
    return (
      <a
        key={label}
        ref={(link) => {
          links.current[place] = link
        }}
        href={linkTo('/affirmation/[id]', line.slug)}
        onClick={follow}
        className="link inline-flex min-h-11 items-center"
      >
        {label}
      </a>
    )
  })
}
