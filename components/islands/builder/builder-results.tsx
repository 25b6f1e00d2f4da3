import type { MouseEventHandler, Ref } from 'react'
import { Button, ButtonRow } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { SkeletonLines } from '@/components/ui/skeleton-lines'
import { OtherWording } from './other-wording'
import { ResultRow } from './result-row'

interface BuilderResultsProps {
  results: string[]
  /** The wordings of the sentence with the visitor's own words. */
  wordings: string[]
  /** The number of times that sentences have been generated. */
  generation: number
  isGenerating: boolean
  /** The reason why a form that was sent without scripts could not be answered. The page comes back with this card in view. */
  notice?: string
  /** Stands below the sentences. */
  remark: string
  /** The buttons of each sentence need scripts, and so do not come before they run. */
  onEdit?: (index: number, text: string) => void
  onDownload: MouseEventHandler
  /** The id of the form: its buttons here send it again. */
  form: string
  card: Ref<HTMLElement>
}

/** The card with the finished sentences; it stays in view while the form scrolls. */
export function BuilderResults(props: BuilderResultsProps) {
  const { results, wordings, generation, isGenerating, notice, remark, onEdit, onDownload, form, card } = props
  const isDone = results.length > 0
  return (
    <section
      ref={card}
      id="result"
      aria-labelledby="results-title"
      className="rounded-field border border-hairline bg-raised p-4 shadow-float sm:p-6 lg:sticky lg:top-24"
    >
      <h2 id="results-title" className="text-lg">
        Your Personal Affirmations
      </h2>
      {notice && (
        <p role="alert" className="mt-2 text-danger">
          <span>{notice}</span>{' '}
          <a href={`#${form}`} className="link">
            Back to the form
          </a>
        </p>
      )}
      <div aria-live="polite" aria-busy={isGenerating}>
        <p className="mt-2 text-sm text-soft">
          <span>
            {isDone
              ? 'Your customized affirmations are ready! Practice these daily for best results.'
              : 'Complete the form on the left to generate your personalized affirmations.'}
          </span>
          {!isDone && <span className="lg:hidden"> On this screen it is above.</span>}
        </p>
        {isDone ? (
          <ol
            key={generation}
            data-copied="Affirmation copied to clipboard"
            className="rows rows-of-tools fade-in mt-4"
          >
            {results.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sentence keeps its place while it is changed
              <li key={index} data-affirmation="">
                {onEdit ? (
                  <ResultRow text={text} onEdit={(changed) => onEdit(index, changed)}>
                    <OtherWording wordings={wordings} shown={text} onChoose={(other) => onEdit(index, other)} />
                  </ResultRow>
                ) : (
                  <>
                    <span data-text="">{text}</span>
                    {text === wordings[0] && wordings[1] && <small>{`Or: “${wordings[1]}”`}</small>}
                  </>
                )}
              </li>
            ))}
          </ol>
        ) : (
          <p className="serif hairline-top mt-6 py-16 text-lg text-soft leading-snug">
            {isGenerating ? (
              <SkeletonLines label="Building your affirmations" />
            ) : (
              'Your personalized affirmations will appear here'
            )}
          </p>
        )}
      </div>
      {isDone && (
        <>
          <ButtonRow className="mt-4">
            <Button type="submit" form={form} name="download" value="yes" variant="quiet" onClick={onDownload}>
              <Icon name="download" /> <span>Download</span>
            </Button>
            <Button type="submit" form={form} variant="quiet" aria-disabled={isGenerating || undefined}>
              <Icon name="refresh-cw" /> <span>Regenerate</span>
            </Button>
          </ButtonRow>
          <p role="status" className="mt-3 text-sm text-soft">
            {remark}
          </p>
        </>
      )}
    </section>
  )
}
