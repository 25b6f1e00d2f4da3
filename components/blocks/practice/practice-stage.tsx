import { Sky } from '@/components/affirmation/sky'
import { Breath } from '@/components/layout/breath'
import { ArrowLink } from '@/components/ui/arrow-link'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { practicePage } from '@/content/pages/practice'
import { routes } from '@/lib/routes'

/** The screen that shows one affirmation at a time: components/islands/practice/stage.ts. */
export function PracticeStage() {
  const { title, stays, act, next } = practicePage.end
  return (
    <dialog
      data-practice-stage=""
      data-affirmation=""
      aria-label="Practice"
      className="practice-stage h-dvh max-h-none w-screen max-w-none touch-pan-y touch-pinch-zoom overscroll-contain outline-none"
    >
      <Sky
        category="daily"
        seed="practice"
        changes
        className="practice-sky grid min-h-full grid-rows-[auto_1fr_auto] pb-[env(safe-area-inset-bottom)]"
      >
        <div className="flex items-center justify-between px-[clamp(1.25rem,6vw,6rem)] pt-4 md:pt-8">
          <p data-progress="" tabIndex={-1} className="numerals text-sm outline-none" />
          <Button variant="quiet" data-close="">
            <Icon name="x" /> End
          </Button>
        </div>
        <div className="self-start px-[clamp(1.25rem,6vw,6rem)] pt-[clamp(1.5rem,10vh,7rem)] pb-8">
          <div aria-live="polite">
            <p
              data-sentence=""
              data-text=""
              className="serif max-w-[20ch] text-balance text-[clamp(2.4rem,6vw,4.5rem)] leading-[1.1] data-long:max-w-[32ch] data-long:text-[clamp(1.4rem,3.4vw,2.6rem)]"
            />
            <div data-end="" hidden>
              <p className="serif text-title">{title}</p>
              <p className="mt-3 text-lg">
                {act} <span data-act="" />
              </p>
            </div>
          </div>
          <div data-after="" hidden className="mt-8 max-w-xl">
            <p className="text-sm">{stays}</p>
            <ul className="practice-lines mt-1">
              <li hidden data-affirmation="">
                <span data-text="" className="serif text-lg leading-snug" />
                <span className="row-actions">
                  <button type="button" data-action="copy" data-tip="Copy" />
                  <button type="button" data-action="favorite" data-tip="Favorite" aria-pressed="false" />
                </span>
              </li>
            </ul>
            <ArrowLink href={routes.reminder()} className="mt-4 text-sm">
              {next}
            </ArrowLink>
          </div>
          <Breath data-breath="" hidden className="mt-8 max-w-64 text-lg">
            <p />
          </Breath>
        </div>
        <div className="practice-controls flex flex-wrap items-center justify-center gap-3 px-5 pt-4 pb-6">
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
