import type { Metadata } from 'next'
import '@/components/blocks/figures/plot.css'
import '@/components/blocks/science/study-list.css'
import { PageEnd } from '@/components/blocks/affirmation/page-end'
import { EffectPlot } from '@/components/blocks/figures/effect-plot'
import { HabitSpread } from '@/components/blocks/figures/habit-spread'
import { ArticleFacts } from '@/components/blocks/guide/article-facts'
import { Points } from '@/components/blocks/guide/points'
import { FeaturedStudies } from '@/components/blocks/science/featured-studies'
import { PopularClaims } from '@/components/blocks/science/popular-claims'
import { StudyList } from '@/components/blocks/science/study-list'
import { VerdictDot } from '@/components/blocks/science/verdict-dot'
import { Faq } from '@/components/blocks/text/faq'
import { Fold } from '@/components/blocks/text/fold'
import { setPageNotes } from '@/components/blocks/text/page-notes'
import { Paragraphs, Prose } from '@/components/blocks/text/prose'
import { LongText, Rest } from '@/components/blocks/text/rest'
import { Sources } from '@/components/blocks/text/sources'
import { PageHeader } from '@/components/layout/page-header'
import { Section, SplitSection } from '@/components/ui/section'
import { howToGuides } from '@/content/guides'
import { hub } from '@/content/science/hub'
import { endLine } from '@/lib/content/end-line'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'

export const metadata: Metadata = pageMetadata({ ...hub.seo, ogType: 'article', canonicalUrl: routes.scienceHub() })

const PART = 'gap-y-3 hairline-top pt-4 md:gap-y-6 md:pt-8'
/** Parts on a faint sky, from edge to edge. */
const TINT = 'sky-tint findings space-y-4 md:space-y-12'

const findings = hub.keyFindings.map(({ value, label, text }) => ({
  title: label,
  more: text,
  mark: <span className="serif numerals w-[5.25rem] flex-none leading-none md:w-24 md:text-lg">{value}</span>
}))
/** Of the exercise behind most of the studies. */
const line = endLine(howToGuides.filter(({ slug }) => slug === 'values-writing'))
const [next, other] = hub.callsToAction
const words = hub.verdicts.words.map((word) => ({ ...word, mark: <VerdictDot verdict={word.title.toLowerCase()} /> }))

/** The conclusion and its chart, what skeptics ask, what was found, then the studies. What is longer than a look is a tap away. */
export default function ScienceHubPage() {
  setPageNotes(hub)
  const [conclusion = '', help = '', meaning = '', ...others] = hub.lead
  return (
    <>
      <PageHeader
        isReading
        steps={[{ label: 'Science & Research', href: routes.scienceHub() }]}
        title={hub.title}
        lead={<Prose text={conclusion} />}
      />
      <div className="shell space-y-3 pt-4 md:space-y-16 md:pt-12">
        {/* On a wide screen the plot stands beside what there is to know about it. */}
        <div className="grid gap-x-16 gap-y-2 lg:grid-cols-[7fr_5fr]">
          <EffectPlot />
          <div>
            <Paragraphs texts={[meaning]} />
            <Rest of="What people in these studies did" className="mt-4 lg:unwrapped">
              <Paragraphs texts={others} />
              <p className="mt-4 text-sm text-soft">
                <Prose text={hub.figuresNote} />
              </p>
            </Rest>
            <p className="mt-4 text-sm text-soft">
              <Prose text={help} />
            </p>
          </div>
        </div>
        <SplitSection id="questions" title={hub.questions.heading} className={PART}>
          <Faq name="question" items={hub.questions.items} />
        </SplitSection>
        {/* On the sky of the hour, from edge to edge: the findings with the second picture. */}
        <Section id="findings" title="Key findings" className="sky-tint findings">
          <Points points={findings} className="mt-3 grid gap-x-12 lg:mt-6 lg:grid-cols-2" />
          <Fold title="How long a habit took, drawn" level="h3" className="md:unwrapped md:mt-10">
            <HabitSpread />
          </Fold>
        </Section>
        <Section id="featured" title="Five studies, summed up">
          <div className="mt-3 md:mt-6">
            <FeaturedStudies />
          </div>
          <Fold title="How these five were chosen" level="h3">
            <p className="measure text-soft md:text-sm">
              <Prose text={`${hub.featuredIntro} ${hub.impactNote}`} />
            </p>
          </Fold>
        </Section>
        <div className={TINT}>
          <SplitSection id="concepts" title="Four core concepts" className="gap-y-3 md:gap-y-6">
            <Points points={hub.concepts} numbered />
          </SplitSection>
          <SplitSection
            id="mechanisms"
            title="Four mechanisms"
            intro={<Prose text={hub.mechanismsIntro} />}
            className={`max-md:[&_h2+p]:hidden ${PART}`}
          >
            <Points points={hub.mechanisms} numbered />
          </SplitSection>
        </div>
        <SplitSection id="neuroplasticity" title={hub.neuroplasticity.heading} className="gap-y-3">
          <LongText texts={hub.neuroplasticity.body} of={hub.neuroplasticity.heading} />
        </SplitSection>
        <SplitSection id="not-shown" title={hub.notShown.heading} className={PART}>
          <LongText texts={hub.notShown.body} of={hub.notShown.heading} />
          <div className="mt-2 md:mt-6">
            <PopularClaims />
          </div>
        </SplitSection>
        <div className={TINT}>
          <SplitSection id="verdicts" title={hub.verdicts.heading} className="gap-y-3 md:gap-y-6">
            <Fold title="What the five words mean" note={String(words.length)} className="md:unwrapped">
              <p className="measure mb-4 text-soft">{hub.verdicts.intro}</p>
              <Points id="verdict-words" points={words} />
            </Fold>
          </SplitSection>
          <SplitSection id="clinical-studies" title={hub.clinicalStudies.heading} className={PART}>
            <LongText texts={hub.clinicalStudies.body} of={hub.clinicalStudies.heading} />
            <StudyList />
          </SplitSection>
        </div>
        <div>
          <Sources />
          <ArticleFacts path={routes.scienceHub()} title={hub.title} description={conclusion} />
        </div>
      </div>
      {line && next && <PageEnd affirmation={line} next={next} other={other} />}
    </>
  )
}
