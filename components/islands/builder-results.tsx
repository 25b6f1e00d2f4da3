'use client'

import { Icon } from '@/components/ui/icon'
import { copyText } from './clipboard'

const FILE_NAME = 'my-personal-affirmations.txt'

interface BuilderResultsProps {
  results: string[]
  generating: boolean
  regenerate: () => void
}

/** The card with the finished sentences; it stays in view while the form scrolls. */
export function BuilderResults({ results, generating, regenerate }: BuilderResultsProps) {
  const done = results.length > 0
  return (
    <section
      aria-labelledby="results-title"
      className="rounded-field border border-hairline bg-raised p-6 shadow-float lg:sticky lg:top-24"
    >
      <h2 id="results-title" className="text-xl">
        Your Personal Affirmations
      </h2>
      <div aria-live="polite" aria-busy={generating}>
        <p className="mt-2 text-sm text-soft">
          {done
            ? 'Your customized affirmations are ready! Practice these daily for best results.'
            : 'Complete the form on the left to generate your personalized affirmations.'}
        </p>
        {done ? (
          <ol key={results.join()} className="rows fade-in mt-4">
            {results.map((text) => (
              <li key={text}>
                <span data-text="">{text}</span>
                <span className="row-actions">
                  <button
                    type="button"
                    data-action="copy"
                    aria-label="Copy"
                    onClick={() => copyText(text, 'Affirmation copied to clipboard')}
                  />
                </span>
              </li>
            ))}
          </ol>
        ) : (
          <p className="serif hairline-top mt-6 py-16 text-lg text-soft leading-snug">
            Your personalized affirmations will appear here
          </p>
        )}
      </div>
      {done && (
        <p className="mt-4 flex flex-wrap gap-3">
          <button type="button" className="button button-quiet" onClick={() => download(results)}>
            <Icon name="download" /> Download
          </button>
          <button type="button" className="button button-quiet" onClick={regenerate} aria-disabled={generating}>
            <Icon name="refresh-cw" /> Regenerate
          </button>
        </p>
      )}
    </section>
  )
}

/** Saves all sentences, joined by a blank line, as a plain-text file. */
function download(results: string[]): void {
  const address = URL.createObjectURL(new Blob([results.join('\n\n')], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = FILE_NAME
  link.click()
  URL.revokeObjectURL(address)
}
