import type { MouseEventHandler, Ref } from 'react'
import { Button, ButtonLink, ButtonRow } from '@/components/ui/button'
import { linkTo } from '@/lib/links'

interface SubmissionThanksProps {
  thanks: { title: string; text: string }
  /** Without it a link leads to an empty form. */
  onAgain?: MouseEventHandler
  heading?: Ref<HTMLHeadingElement>
}

/** Replaces the form once it is stored. */
export function SubmissionThanks({ thanks, onAgain, heading }: SubmissionThanksProps) {
  const again = 'Submit Another Affirmation'
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {thanks.title}
      </h2>
      <p className="measure mt-3">{thanks.text}</p>
      <ButtonRow className="mt-6">
        {onAgain ? (
          <Button variant="primary" onClick={onAgain}>
            {again}
          </Button>
        ) : (
          <ButtonLink href={linkTo('/submit')} variant="primary">
            {again}
          </ButtonLink>
        )}
        <ButtonLink href={linkTo('/')} variant="quiet">
          Back to Home
        </ButtonLink>
      </ButtonRow>
    </div>
  )
}
