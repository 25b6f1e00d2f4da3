import { Fragment } from 'react'
import { affirmationSize } from '@/components/affirmation/affirmation-size'
import { Sky } from '@/components/affirmation/sky'
import { Tags } from '@/components/affirmation/tags'
import { elsewhere, howToUse } from '@/content/affirmation-page'
import type { Affirmation, Ladder } from '@/lib/affirmations/types'
import { findSituation } from '@/lib/content/situations'
import { findCategory } from '@/lib/content/taxonomy'
import { routes } from '@/lib/routes'
import { Button, ButtonLink, ButtonRow } from '../../ui/button'
import { NumberedList } from '../../ui/numbered-list'
import { AffirmationActions } from './affirmation-actions'
import { LadderSteps } from './ladder-steps'
import { SaveAsImage } from './save-as-image'
import { UseElsewhere } from './use-elsewhere'

interface AffirmationArticleProps {
  affirmation: Affirmation
  ladder: Ladder
}

/** An affirmation on its sky, with what one can do with it. */
export function AffirmationArticle({ affirmation, ladder }: AffirmationArticleProps) {
  const { id, slug, text, category, tags, audience } = affirmation
  const { displayName } = findCategory(category)
  const situation = findSituation(audience)
  return (
    <article
      data-affirmation=""
      data-url={routes.affirmation(slug)}
      data-category={category}
      className="shell split-lg gap-y-10 pt-4"
    >
      <Sky category={category} seed={id} className="affirmation-sky lg:col-span-8 lg:self-start print:col-span-full">
        <div className="above-light flex flex-col gap-5 px-5 pt-4 md:gap-7 md:px-12 md:pt-10">
          <p className="flex flex-wrap items-center gap-x-2 text-sm">
            <BadgeLink href={routes.category(category)}>{displayName}</BadgeLink>
            {situation && (
              <>
                {/* The page of a situation has its id. */}·{' '}
                <BadgeLink href={routes.life(situation.id)}>{situation.label}</BadgeLink>
              </>
            )}
          </p>
          <h1 data-text="" className={`serif ${affirmationSize(text)}`}>
            {text}
          </h1>
          <Tags tags={tags} />
          <AffirmationActions className="max-sm:-mx-1">
            <SaveAsImage slug={slug} text={text} category={category} />
          </AffirmationActions>
          <LadderSteps {...ladder} />
        </div>
      </Sky>
      <div className="no-print lg:col-span-4">
        <HowToUse />
        <ButtonRow className="mt-4">
          <ButtonLink href={routes.generator()} variant="primary">
            Generate Another
          </ButtonLink>
          <ButtonLink href={routes.category(category)} variant="quiet">
            More {displayName}
          </ButtonLink>
        </ButtonRow>
        {/* Not a link: search engines would follow thousands of them to one page. */}
        <form method="get" action={routes.reminder()} className="mt-3">
          <Button type="submit" name="line" value={slug} variant="quiet">
            {elsewhere.remind}
          </Button>
        </form>
        <UseElsewhere slug={slug} text={text} />
      </div>
    </article>
  )
}

function BadgeLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
      {children}
    </a>
  )
}

function HowToUse() {
  return (
    <>
      <h2 className="text-xl">How to Use</h2>
      <NumberedList
        items={howToUse.map(({ title, text }) => (
          <Fragment key={title}>
            <strong className="block font-semibold">{title}</strong>
            <span className="text-sm text-soft">{text}</span>
          </Fragment>
        ))}
      />
    </>
  )
}
