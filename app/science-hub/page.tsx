import type { Metadata } from 'next'
import '@/components/blocks/figures/plot.css'
import '@/components/blocks/science/study-list.css'
import { EffectPlot } from '@/components/blocks/figures/effect-plot'
import { HabitSpread } from '@/components/blocks/figures/habit-spread'
import { ArticleFacts } from '@/components/blocks/guide/article-facts'
import { Points } from '@/components/blocks/guide/points'
import { FeaturedStudies } from '@/components/blocks/science/featured-studies'
import { KeyFindings } from '@/components/blocks/science/key-findings'
import { PopularClaims } from '@/components/blocks/science/popular-claims'
import { StudyList } from '@/components/blocks/science/study-list'
import { VerdictWords } from '@/components/blocks/science/verdict-words'
import { Contents } from '@/components/blocks/text/contents'
import { Faq } from '@/components/blocks/text/faq'
import { setPageNotes } from '@/components/blocks/text/page-notes'
import { Paragraphs, Prose } from '@/components/blocks/text/prose'
import { Sources } from '@/components/blocks/text/sources'
import { PageHeader } from '@/components/layout/page-header'
import { ButtonLink } from '@/components/ui/button'
import { Section, SplitSection } from '@/components/ui/section'
import { hub } from '@/content/science/hub'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'

export const metadata: Metadata = pageMetadata({ ...hub.seo, ogType: 'article', canonicalUrl: routes.scienceHub() })

const links = [
  { id: 'questions', label: hub.questions.heading },
  { id: 'findings', label: 'Key findings' },
  { id: 'verdicts', label: hub.verdicts.heading },
  { id: 'concepts', label: 'Four core concepts' },
  { id: 'neuroplasticity', label: hub.neuroplasticity.heading },
  { id: 'mechanisms', label: 'Four mechanisms' },
  { id: 'featured', label: 'Five studies, summed up' },
  { id: 'not-shown', label: hub.notShown.heading },
  { id: 'clinical-studies', label: hub.clinicalStudies.heading }
]

export default function ScienceHubPage() {
  setPageNotes(hub)
  const [answer = '', help = '', ...others] = hub.lead
  return (
    <>
      <PageHeader isReading steps={[{ label: 'Science & Research', href: routes.scienceHub() }]} title={hub.title}>
        <ArticleFacts path={routes.scienceHub()} title={hub.title} description={answer} />
        <Contents links={links} className="mt-4 lg:hidden" />
      </PageHeader>
      <div className="shell space-y-16 md:space-y-24">
        {/* The plot stands beside the first paragraphs; on a phone it comes after the answer and the way to help. */}
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
          <Paragraphs texts={[answer, help]} className="text-lg leading-normal" />
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <EffectPlot />
            <p className="text-sm text-soft">
              <Prose text={hub.figuresNote} />
            </p>
          </div>
          <Paragraphs texts={others} className="text-lg leading-normal" />
        </div>
        <SplitSection id="questions" title={hub.questions.heading} className="gap-y-6 border-ink border-t-2 pt-8">
          <Faq name="question" items={hub.questions.items} />
        </SplitSection>
        <Section id="findings" title="Key findings">
          <div className="mt-6 space-y-12">
            <KeyFindings />
            <HabitSpread />
          </div>
        </Section>
        <SplitSection
          id="verdicts"
          title={hub.verdicts.heading}
          intro={hub.verdicts.intro}
          className="gap-y-6 border-ink border-t-2 pt-8"
        >
          <VerdictWords />
        </SplitSection>
        <SplitSection id="concepts" title="Four core concepts" className="gap-y-6">
          <Points points={hub.concepts} numbered />
        </SplitSection>
        <SplitSection
          id="neuroplasticity"
          title={hub.neuroplasticity.heading}
          className="gap-y-6 border-ink border-t-2 pt-8"
        >
          <Paragraphs texts={hub.neuroplasticity.body} />
        </SplitSection>
        <SplitSection
          id="mechanisms"
          title="Four mechanisms"
          intro={<Prose text={hub.mechanismsIntro} />}
          className="gap-y-6"
        >
          <Points points={hub.mechanisms} numbered />
        </SplitSection>
        <Section
          id="featured"
          title="Five studies, summed up"
          intro={<Prose text={`${hub.featuredIntro} ${hub.impactNote}`} />}
        >
          <div className="mt-6">
            <FeaturedStudies />
          </div>
        </Section>
        <Section id="not-shown" title={hub.notShown.heading}>
          <Paragraphs texts={hub.notShown.body} className="mt-4" />
          <div className="mt-6">
            <PopularClaims />
          </div>
        </Section>
        <Section id="clinical-studies" title={hub.clinicalStudies.heading}>
          <Paragraphs texts={hub.clinicalStudies.body} className="mt-4 mb-8" />
          <StudyList />
        </Section>
        <section
          aria-label="Next steps"
          className="no-print grid gap-x-12 gap-y-8 border-ink border-t-2 pt-8 md:grid-cols-2"
        >
          {hub.callsToAction.map(({ title, text, label, href }, index) => (
            <div key={href}>
              <h2 className="text-heading">{title}</h2>
              <p className="mt-2 text-soft">
                <Prose text={text} />
              </p>
              <ButtonLink href={href} variant={index === 0 ? 'primary' : 'quiet'} className="mt-4">
                {label}
              </ButtonLink>
            </div>
          ))}
        </section>
        <Sources />
      </div>
    </>
  )
}
