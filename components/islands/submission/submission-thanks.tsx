import type { Ref } from 'react'
import { affirmationSize } from '@/components/affirmation/affirmation-size'
import { Sky } from '@/components/affirmation/sky'
import { ButtonLink, ButtonRow } from '@/components/ui/button'
import type { CategoryName } from '@/content/types'
import { linkTo } from '@/lib/links'

interface SubmissionThanksProps {
  title: string
  /** What happens now. */
  text: string
  category: CategoryName
  affirmationText: string
  heading?: Ref<HTMLHeadingElement>
}

/** Takes the place of the whole page once the affirmation is stored: it, on its sky. */
export function SubmissionThanks({ title, text, category, affirmationText, heading }: SubmissionThanksProps) {
  return (
    <div className="submission-thanks pt-6 md:pt-10">
      <Sky
        category={category}
        seed={affirmationText}
        className="above-light @container rounded-field px-[clamp(1.5rem,4vw,3.5rem)] pt-[clamp(1.5rem,4vw,3.5rem)]"
      >
        <h1 ref={heading} tabIndex={-1} className="w-fit text-title outline-none">
          {title}
        </h1>
        <p
          dir="auto"
          className={`serif mt-4 wrap-anywhere sm:mt-6 whitespace-pre-line ${affirmationSize(affirmationText)}`}
        >
          {affirmationText}
        </p>
        <p className="measure mt-4 sm:mt-6">{text}</p>
        <ButtonRow className="mt-5 sm:mt-8">
          <ButtonLink href={linkTo('/submit')} variant="primary">
            Submit Another Affirmation
          </ButtonLink>
          <ButtonLink href={linkTo('/')} variant="quiet">
            Back to Home
          </ButtonLink>
        </ButtonRow>
      </Sky>
    </div>
  )
}
