import type { Ref } from 'react'
import { ButtonLink, ButtonRow } from '@/components/ui/button'
import { linkTo } from '@/lib/links'

interface SubmissionThanksProps {
  thanks: { title: string; text: string }
  heading?: Ref<HTMLHeadingElement>
}

/** Replaces the form once it is stored. */
export function SubmissionThanks({ thanks, heading }: SubmissionThanksProps) {
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
        {thanks.title}
      </h2>
      <p className="measure mt-3">{thanks.text}</p>
      <ButtonRow className="mt-6">
        <ButtonLink href={linkTo('/submit')} variant="primary">
          Submit Another Affirmation
        </ButtonLink>
        <ButtonLink href={linkTo('/')} variant="quiet">
          Back to Home
        </ButtonLink>
      </ButtonRow>
    </div>
  )
}
