import { ButtonLink } from '@/components/ui/button'
import { claims } from '@/content/marketing'
import { adverbs, openers } from '@/content/pages/builder'
import { builderPromotion, sections } from '@/content/pages/home'
import { Prose } from '../text/prose'

/** The builder, shown by a sentence that it could compose. */
export function BuilderPromotion() {
  return (
    <section aria-labelledby="builder-title" className="mt-16 bg-sunk md:mt-28">
      <div className="shell split gap-y-5 py-10 md:py-20 md:items-end">
        <p className="serif text-heading leading-snug md:col-span-7">
          {`${openers.present} `}
          <span className="border-current border-b">{adverbs.gentle}</span> speak up in our Monday meeting.
        </p>
        <div className="md:col-span-5">
          <h2 id="builder-title" className="text-heading">
            {builderPromotion.title}
          </h2>
          <p className="mt-3 text-soft">
            <Prose
              text={`${sections.builder.intro} ${builderPromotion.text} ${claims.possibilities.value} ${claims.possibilities.label}.`}
            />
          </p>
          <ButtonLink href={builderPromotion.href} variant="primary" className="mt-5">
            {builderPromotion.action}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
