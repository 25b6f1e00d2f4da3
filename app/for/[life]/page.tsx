import type { Metadata } from 'next'
import { PageEnd } from '@/components/blocks/affirmation/page-end'
import { PageSentence } from '@/components/blocks/affirmation/page-sentence'
import { Helplines } from '@/components/blocks/help/helplines'
import { LifeAffirmations, LifeLadders } from '@/components/blocks/life/life-affirmations'
import { LifeReadOn } from '@/components/blocks/life/life-read-on'
import { NotFoundPage } from '@/components/blocks/messages/messages'
import { Neighbors } from '@/components/blocks/navigation/neighbors'
import { Faq } from '@/components/blocks/text/faq'
import { setPageNotes } from '@/components/blocks/text/page-notes'
import { PrintLargeButton } from '@/components/blocks/text/print-large-button'
import { Prose } from '@/components/blocks/text/prose'
import { LongText } from '@/components/blocks/text/rest'
import { Sources } from '@/components/blocks/text/sources'
import { PacedBreath } from '@/components/layout/breath'
import { HelpNowLink } from '@/components/layout/help-now-link'
import { PageHeader } from '@/components/layout/page-header'
import { JsonLd } from '@/components/ui/json-ld'
import { Section } from '@/components/ui/section'
import { lifePage, livesPage } from '@/content/lives'
import { notFoundCases } from '@/content/pages/not-found'
import type { Life } from '@/content/types'
import { findLife, placeOfLife } from '@/lib/content/lives'
import { plainText } from '@/lib/content/text/prose'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'
import { affirmationCollection } from '@/lib/site/metadata/structured-data'
import { groupsOfLife } from '@/lib/site/moments'
import { affirmationsOfLife } from '@/lib/site/reads'

export async function generateMetadata({ params }: PageProps<'/for/[life]'>): Promise<Metadata> {
  const life = findLife((await params).life)
  if (!life) return notFoundCases.life.seo
  const { title, description, keywords, slug } = life
  const { all } = await affirmationsOfLife(life)
  return pageMetadata({ title: `${all.length} ${title}`, description, keywords, canonicalUrl: routes.life(slug) })
}

export default async function LifePage({ params }: PageProps<'/for/[life]'>) {
  const life = findLife((await params).life)
  if (!life) return <NotFoundPage of="life" />
  const { slug, name, title, lead, sky, tested, help, questions } = life
  const path = routes.life(slug)
  const { list, ladders, all } = await affirmationsOfLife(life)
  const groups = groupsOfLife(life, list)
  const first = groups[0]?.affirmations[0]
  const last = list.at(-1)
  const { theme, previous, next } = placeOfLife(life)
  setPageNotes(life)
  const collection = { path, title, description: plainText(lead), slugs: all.map((affirmation) => affirmation.slug) }
  return (
    <div className={`sky-${sky} pointer-coarse:[&_a[href^='tel:']]:py-2.5`}>
      <JsonLd data={affirmationCollection(collection)} />
      <PageHeader
        isReading
        steps={[
          { label: livesPage.label, href: routes.lives() },
          { label: name, href: path }
        ]}
        title={title}
        lead={<Prose text={lead} />}
        control={<PrintLargeButton isShort />}
        sentence={
          first && (
            <>
              <PageSentence line={{ ...first, audience: null }} />
              {life.breath && <PacedBreath />}
            </>
          )
        }
      >
        {help ? (
          <p className="no-print mt-1">
            {lifePage.callSomeone}{' '}
            <a href="#help" className="link inline-flex min-h-11 items-center">
              {lifePage.helplines}
            </a>
          </p>
        ) : (
          <HelpNowLink />
        )}
      </PageHeader>
      {/* What was tested stands beside whom to call, without an element around both: reader views would keep these alone. */}
      <div className="shell space-y-9 md:space-y-16 lg:grid lg:grid-cols-2 lg:gap-x-16 lg:*:col-span-full lg:[&>:is(#tested,#help)]:col-span-1">
        <LifeAffirmations life={life} groups={groups} facts={`${all.length} lines · ${theme.title}`} />
        <LifeLadders ladders={ladders} />
        {tested && (
          <Section id="tested" title={lifePage.tested}>
            <LongText texts={tested} of={lifePage.tested} className="mt-3 md:mt-5" />
          </Section>
        )}
        {help && (
          <Section id="help" title={lifePage.help} intro={<Prose text={help.text} phoneLinks />}>
            <Helplines subject={help.subject} isShort />
          </Section>
        )}
        {questions && (
          <Section id="questions" title={lifePage.questions}>
            <div className="mt-2 md:mt-5">
              <Faq name="question" items={questions} />
            </div>
          </Section>
        )}
        <Sources />
        <LifeReadOn life={life} />
        <Neighbors label={lifePage.neighbors} previous={previous && linkTo(previous)} next={next && linkTo(next)} />
      </div>
      {last && (
        <PageEnd
          affirmation={{ ...last, category: sky }}
          next={{ href: routes.practice(), label: lifePage.practice }}
        />
      )}
    </div>
  )
}

function linkTo({ slug, name }: Life) {
  return { href: routes.life(slug), title: name }
}
