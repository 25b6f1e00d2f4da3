import { Sky } from '@/components/affirmation/sky'
import { ButtonLink } from '@/components/ui/button'
import { claims } from '@/content/marketing'
import { adverbs, openers } from '@/content/pages/builder'
import { builderPromotion } from '@/content/pages/home'
import { Prose } from '../text/prose'

/** The builder, shown by a sentence that it could compose, on the sky of an hour of work. */
export function BuilderPromotion() {
  return (
    <div className="mt-10 md:mt-[6.67rem]">
      <Sky category="success" seed="builder" shape="low">
        <section aria-labelledby="builder-title" className="shell pt-9 pb-28 md:pt-16 md:pb-32">
          <p className="serif max-w-[18ch] text-title leading-[1.15]">
            {`${openers.present} `}
            <span className="border-current border-b-2">{adverbs.gentle}</span> speak up in our Monday meeting.
          </p>
          <h2 id="builder-title" className="mt-6 font-sans font-semibold text-lg">
            {builderPromotion.title}
          </h2>
          <p className="measure mt-1">
            <Prose
              text={`${builderPromotion.intro} ${builderPromotion.text} ${claims.possibilities.value} ${claims.possibilities.label}.`}
            />
          </p>
          <ButtonLink href={builderPromotion.href} variant="primary" className="mt-5">
            {builderPromotion.action}
          </ButtonLink>
        </section>
      </Sky>
    </div>
  )
}
