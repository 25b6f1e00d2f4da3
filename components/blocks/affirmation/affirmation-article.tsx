import { Fragment } from 'react'
import { AffirmationActions } from '@/components/affirmation/actions'
import { affirmationSize } from '@/components/affirmation/affirmation-size'
import { Sky } from '@/components/affirmation/sky'
import { Tags } from '@/components/affirmation/tags'
import { elsewhere, howToUse } from '@/content/pages/affirmation-page'
import type { Affirmation, Ladder } from '@/lib/affirmations/types'
import { findLife } from '@/lib/content/lives'
import { findSituation } from '@/lib/content/situations'
import { findCategory } from '@/lib/content/taxonomy'
import { dangersIn } from '@/lib/content/text/dangers'
import { absoluteUrl } from '@/lib/env'
import { routes } from '@/lib/routes'
import { embedSnippet } from '@/lib/site/embed'
import { HelpNowLink } from '../../layout/help-now-link'
import { ArrowLink } from '../../ui/arrow-link'
import { ButtonLink } from '../../ui/button'
import { NumberedList } from '../../ui/numbered-list'
import { Code } from '../text/code'
import { Fold } from '../text/fold'
import { SaveAsImage } from './save-as-image'

interface AffirmationArticleProps {
  affirmation: Affirmation
  ladder: Ladder
}

/** An affirmation on its sky, with what one can do with it. */
export function AffirmationArticle({ affirmation, ladder }: AffirmationArticleProps) {
  const { id, slug, text, category, tags, audience } = affirmation
  const { displayName } = findCategory(category)
  const situation = findSituation(audience)
  const isForDanger = Boolean(situation && findLife(situation.id)?.help) || dangersIn(text).length > 0
  return (
    <article
      data-affirmation={id}
      data-url={routes.affirmation(slug)}
      data-category={category}
      className="shell split-lg gap-y-10 pt-4 [@media(height<30rem)]:pt-0"
    >
      <Sky
        category={category}
        seed={id}
        className="affirmation-sky @container min-h-[min(78svh,44rem)] rounded-field lg:min-h-[min(68svh,36rem)] lg:col-span-8 lg:self-start print:col-span-full print:rounded-[0.4cm]"
      >
        <div className="above-light flex flex-col gap-5 px-5 pt-4 md:gap-6 md:px-12 md:pt-6 [@media(height<30rem)]:gap-3 [@media(height<30rem)]:pt-2">
          <p className="flex flex-wrap items-center gap-x-2 text-sm">
            <span>
              <BadgeLink href={routes.category(category)}>{displayName}</BadgeLink>
              {situation && '\u00a0·'}
            </span>
            {/* The page of a situation has its id. */}
            {situation && <BadgeLink href={routes.life(situation.id)}>{situation.label}</BadgeLink>}
          </p>
          <h1 data-text={text} className={`serif ${affirmationSize(text)}`}>
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
        {isForDanger && <HelpNowLink />}
        <HowToUse />
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-1">
          <ButtonLink href={routes.generator()} variant="primary" className="max-sm:w-full">
            Generate Another
          </ButtonLink>
          <a href={routes.category(category)} className="link inline-flex min-h-11 items-center">
            More {displayName}
          </a>
          {/* Not a link: search engines would follow thousands of them to one page. */}
          <form method="get" action={routes.reminder()} className="contents">
            <button type="submit" name="line" value={slug} className="link min-h-11 cursor-pointer">
              {elsewhere.remind}
            </button>
          </form>
        </div>
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
      <h2 className="text-heading">How to Use</h2>
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

/** The gentler and the bolder affirmation that say the same, under one that feels false or too small. */
function LadderSteps({ gentler, bolder }: Ladder) {
  if (!gentler && !bolder) return null
  return (
    <nav aria-label="Say it gentler or bolder" className="no-print max-w-2xl">
      {gentler && <Step label="Gentler" affirmation={gentler} />}
      {bolder && <Step label="Bolder" affirmation={bolder} />}
    </nav>
  )
}

function Step({ label, affirmation: { slug, text } }: { label: string; affirmation: Affirmation }) {
  return (
    <a
      href={routes.affirmation(slug)}
      className="group flex min-h-11 items-baseline gap-x-4 border-current border-t py-2"
    >
      <span className="w-14 flex-none text-sm underline underline-offset-4">{label}</span>{' '}
      <span className="serif text-balance group-hover:underline">{text}</span>
    </a>
  )
}

/** The snippet that frames an affirmation in a page of another site. */
function UseElsewhere({ slug, text }: Pick<Affirmation, 'slug' | 'text'>) {
  return (
    <Fold title={elsewhere.title} className="mt-6">
      <p className="text-sm text-soft">{elsewhere.text}</p>
      <Code className="mt-3">{embedSnippet(absoluteUrl(routes.embed(slug)), text)}</Code>
      <ArrowLink href={routes.apiDocs()} className="mt-1 text-sm">
        {elsewhere.more}
      </ArrowLink>
    </Fold>
  )
}
