import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { Sky } from '@/components/affirmation/sky'
import { Button, ButtonRow } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { CategoryName } from '@/content/types'
import { Waiting } from './composed-sentence'
import { ResultRow, sentenceSize } from './result-row'
import { NAMES, OtherWording } from './wording-choice'

/** The drawing below the sentences. */
const LOW = { width: 600 }

interface BuilderResultsProps {
  /** Whose sky the card has. */
  category: CategoryName
  /** The sentence as it is made, before there are results. */
  stage: ReactNode
  results: string[]
  /** The wordings of the sentence with the visitor's own words. */
  wordings: string[]
  /** The number of wordings of the sentence that is being made. */
  expected: number
  /** Stands over the sentences of the library, if the visitor's own comes before them. */
  others?: string
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
  const {
    category,
    stage,
    results,
    wordings,
    expected,
    others,
    generation,
    isGenerating,
    notice,
    remark,
    onEdit,
    onDownload,
    form,
    card
  } = props
  const isDone = results.length > 0
  // On a narrow screen the strip in the form has the place of the sentence before it is there.
  const isWanted = isDone || isGenerating || notice
  return (
    <section
      ref={card}
      id="result"
      aria-labelledby="results-title"
      className={`lg:sticky lg:top-20 [@media(height>=30rem)]:-scroll-mt-4 ${isWanted ? '' : 'max-lg:hidden'}`.trimEnd()}
    >
      {notice && (
        <p role="alert" className="mb-4 text-danger">
          <span>{notice}</span>{' '}
          <a href={`#${form}`} className="link">
            Back to the form
          </a>
        </p>
      )}
      <Sky
        category={category}
        seed="builder"
        changes
        low={LOW}
        className="builder-card above-light @container rounded-field px-[clamp(1.25rem,3vw,2.5rem)] pt-[clamp(1.25rem,3vw,2.5rem)]"
      >
        <h2 id="results-title" tabIndex={-1} className="w-fit font-sans text-sm/[inherit]">
          Your Personal Affirmations
        </h2>
        <div aria-live="polite" aria-busy={isGenerating} className="builder-sentences">
          {isDone ? (
            <>
              <p className="mt-1.5 text-sm">
                Your customized affirmations are ready! Practice these daily for best results.
              </p>
              <ol
                key={generation}
                data-copied="Affirmation copied to clipboard"
                className={`rows rows-of-tools fade-in mt-5 transition-opacity lg:mt-3 ${isGenerating ? 'opacity-60' : ''}`}
              >
                {results.map((text, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a sentence keeps its place while it is changed
                  <li key={index} data-affirmation="">
                    {index === 1 && others && <span className="others">{others}</span>}
                    {index === 0 && text === wordings[0] && <span className="as-typed">{`${NAMES[0]}:`}</span>}
                    {onEdit ? (
                      <ResultRow text={text} onEdit={(changed) => onEdit(index, changed)}>
                        {index === 0 && (
                          <OtherWording wordings={wordings} shown={text} onChoose={(other) => onEdit(index, other)} />
                        )}
                      </ResultRow>
                    ) : (
                      <>
                        <span data-text="" className={sentenceSize(text)}>
                          {text}
                        </span>
                        {text === wordings[0] && wordings[1] && (
                          <span className="text-sm">{`Or: “${wordings[1]}”`}</span>
                        )}
                      </>
                    )}
                  </li>
                ))}
              </ol>
            </>
          ) : isGenerating ? (
            <SkeletonRows expected={expected} />
          ) : (
            <>
              <div className="builder-stage serif mt-3 text-balance text-lead leading-[1.1]">{stage}</div>
              <div className="mt-4 text-[16px]">
                <Waiting />
              </div>
            </>
          )}
        </div>
        {isDone && (
          <>
            <ButtonRow className="mt-5 max-sm:[&>.button]:px-4">
              <Button type="submit" form={form} name="download" value="yes" variant="quiet" onClick={onDownload}>
                <Icon name="download" /> <span>Download</span>
              </Button>
              <Button type="submit" form={form} variant="quiet" aria-disabled={isGenerating || undefined}>
                <Icon name="refresh-cw" /> <span>Regenerate</span>
              </Button>
            </ButtonRow>
            <p role="status" className="mt-3 text-sm empty:mt-0">
              {remark}
            </p>
          </>
        )}
      </Sky>
    </section>
  )
}

/**
 * Rows as high as those of the sentences that are on their way, so that the card keeps its height. Beside the form it is no higher
 * than the window: it stays in view.
 */
function SkeletonRows({ expected }: { expected: number }) {
  const rows = expected > 0 ? ['own', 'first', 'second', 'third'] : ['first', 'second', 'third']
  return (
    <div className="mt-16 pb-14 lg:max-h-[calc(100svh-26rem)] lg:overflow-hidden">
      <span className="sr-only">Building your affirmations</span>
      {rows.map((row) => (
        <div
          key={row}
          className={`border-current/25 pt-4 not-first-of-type:border-t ${row === 'own' && expected > 1 ? 'pb-44' : 'pb-14 md:max-lg:pb-5'}`}
        >
          <span className="skeleton block h-7" />
          <span className="skeleton mt-2 block h-7 w-2/3" />
        </div>
      ))}
    </div>
  )
}
