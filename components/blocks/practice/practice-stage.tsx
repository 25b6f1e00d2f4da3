import { Sky } from '@/components/affirmation/sky'
import { Horizon } from '@/components/layout/horizon'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { practicePage } from '@/content/practice'

/** The screen that shows one line at a time: components/islands/practice/stage.ts. */
export function PracticeStage() {
  const { title, act } = practicePage.end
  return (
    <dialog data-practice-stage="" data-affirmation="" aria-label="Practice" className="practice-stage">
      <Sky category="daily" seed="practice" className="practice-sky sky-fades">
        <div className="flex items-center justify-between px-5 pt-4 md:px-10 md:pt-8">
          <p data-progress="" tabIndex={-1} className="numerals text-sm outline-none" />
          <Button variant="quiet" data-close="">
            <Icon name="x" /> End
          </Button>
        </div>
        <div className="practice-words">
          <div aria-live="polite">
            <p data-line="" data-text="" className="serif practice-line" />
            <div data-end="" hidden>
              <p className="serif text-2xl">{title}</p>
              <p className="mt-6 text-sm">{act}</p>
              <p data-act="" className="serif mt-2 text-xl" />
            </div>
          </div>
          <div data-breath="" hidden className="practice-breath">
            <p />
            <Horizon />
          </div>
        </div>
        <div className="practice-controls">
          <Button variant="quiet" data-back="" aria-label="Previous line">
            <Icon name="arrow-left" />
          </Button>
          <Button variant="quiet" data-action="favorite" aria-label="Favorite" aria-pressed={false}>
            <Icon name="heart" />
          </Button>
          <Button variant="quiet" data-pause="" hidden>
            Pause
          </Button>
          <Button variant="primary" data-next="" aria-label="Next line">
            Next <Icon name="arrow-right" />
          </Button>
          <Button variant="primary" data-again="" hidden>
            Once more
          </Button>
        </div>
      </Sky>
    </dialog>
  )
}
