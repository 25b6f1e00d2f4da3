import { Sky } from '@/components/affirmation/sky'
import { ButtonLink } from '@/components/ui/button'
import { claims } from '@/content/marketing'
import { adverbs, openers } from '@/content/pages/builder'
import { builderPromotion } from '@/content/pages/home'
import { Prose } from '../text/prose'

/** The builder, shown by a sentence that it could compose, on the sky of an hour of work. */
export function BuilderPromotion() {
  return (
    <div className="mt-11 md:mt-28">
      <Sky category="success" seed="builder" shape="wide" className="category-sky">
        <section aria-labelledby="builder-title" className="shell split gap-y-6 pt-10 pb-28 md:pt-16 md:pb-44">
          <p className="serif text-title leading-[1.15] md:col-span-7">
            {`${openers.present} `}
            <span className="border-current border-b-2">{adverbs.gentle}</span> speak up in our Monday meeting.
          </p>
          <div className="md:col-span-5">
            <h2 id="builder-title" className="text-heading">
              {builderPromotion.title}
            </h2>
            <p className="mt-3">
              <Prose
                text={`${builderPromotion.intro} ${builderPromotion.text} ${claims.possibilities.value} ${claims.possibilities.label}.`}
              />
            </p>
            <ButtonLink href={builderPromotion.href} variant="primary" className="mt-5">
              {builderPromotion.action}
            </ButtonLink>
          </div>
        </section>
      </Sky>
    </div>
  )
}
