import { Sky } from '@/components/affirmation/sky'
import { Tags } from '@/components/affirmation/tags'
import { elsewhere, howToUse } from '@/content/affirmation-page'
import type { Situation } from '@/content/types'
import type { Affirmation, Ladder } from '@/lib/affirmations/types'
import { findSituation } from '@/lib/content/situations'
import { findCategory } from '@/lib/content/taxonomy'
import { routes } from '@/lib/routes'
import { WordActions } from '../../ui/action-buttons'
import { Badge } from '../../ui/badge'
import { Button, ButtonLink, ButtonRow } from '../../ui/button'
import { NumberedList } from '../../ui/numbered-list'
import { FavoriteButton } from '../favorites/favorite-button'
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
    <article data-affirmation="" data-url={routes.affirmation(slug)} className="shell split-lg gap-y-10 pt-4">
      <Sky category={category} seed={id} className="affirmation-sky lg:col-span-8 lg:self-start print:col-span-full">
        <div className="above-light flex flex-col gap-8 px-6 pt-6 md:px-12 md:pt-12">
          <p className="flex flex-wrap items-center gap-x-2">
            <a
              href={routes.category(category)}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              <Badge>{displayName}</Badge>
            </a>
            {situation && <SituationLink {...situation} />}
          </p>
          <h1 data-text="" className={`serif affirmation-text ${text.length > 110 ? 'affirmation-long' : ''}`}>
            {text}
          </h1>
          <Tags tags={tags} />
          <LadderSteps {...ladder} />
        </div>
      </Sky>
      <div className="no-print lg:col-span-4">
        <div className="flex flex-wrap gap-3">
          <WordActions />
          <FavoriteButton slug={slug} category={category} />
          <SaveAsImage slug={slug} text={text} category={category} />
        </div>
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

/** The page of a situation has its id. */
function SituationLink({ id, label }: Situation) {
  return (
    <a href={routes.life(id)} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
      <Badge>{label}</Badge>
    </a>
  )
}

function HowToUse() {
  return (
    <>
      <h2 className="mt-10 text-xl">How to Use</h2>
      <NumberedList
        items={howToUse.map(({ title, text }) => ({
          key: title,
          content: (
            <>
              <strong className="block font-semibold">{title}</strong>
              <span className="text-sm text-soft">{text}</span>
            </>
          )
        }))}
      />
    </>
  )
}
