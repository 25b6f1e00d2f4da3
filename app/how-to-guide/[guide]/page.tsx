import type { Metadata } from 'next'
import '@/components/blocks/figures/plot.css'
import { HabitSpread } from '@/components/blocks/figures/habit-spread'
import { RoutineShape } from '@/components/blocks/figures/routine-shape'
import { GuidePage } from '@/components/blocks/guide/guide-page'
import {
  exampleAndQuestions,
  type GuideSection,
  helpSection,
  introduction
} from '@/components/blocks/guide/guide-sections'
import { Points } from '@/components/blocks/guide/points'
import { Examples, Steps } from '@/components/blocks/how-to/steps'
import { NotFoundPage } from '@/components/blocks/messages/messages'
import { Fold } from '@/components/blocks/text/fold'
import { setPageNotes } from '@/components/blocks/text/page-notes'
import { Paragraphs } from '@/components/blocks/text/prose'
import { LongText } from '@/components/blocks/text/rest'
import { morningRoutine } from '@/content/figures'
import { howToGuides } from '@/content/guides'
import { notFoundCases } from '@/content/pages/not-found'
import type { HowToGuide } from '@/content/types'
import { howToGuide } from '@/lib/content/guides'
import { plainText } from '@/lib/content/text/prose'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'

/** The number of other guides that close the page. */
const RELATED = 2

export async function generateMetadata({ params }: PageProps<'/how-to-guide/[guide]'>): Promise<Metadata> {
  const guide = howToGuide((await params).guide)
  if (!guide) return notFoundCases.howToGuide.seo
  return pageMetadata({ ...guide.seo, ogType: 'article', canonicalUrl: routes.howTo(guide.slug) })
}

export default async function HowToGuidePage({ params }: PageProps<'/how-to-guide/[guide]'>) {
  const guide = howToGuide((await params).guide)
  if (!guide) return <NotFoundPage of="howToGuide" />
  setPageNotes(guide)
  return (
    <GuidePage
      path={routes.howTo(guide.slug)}
      parent={{ label: 'How-to guides', href: routes.howToLanding() }}
      guide={guide}
      note={[guide.readTime, guide.difficulty, guide.extent].join(' · ')}
      back={{ title: 'Back to Resources', href: routes.resources() }}
      first={guide.examples[0]?.good}
      sections={sectionsOf(guide)}
      related={relatedGuides(guide.slug)}
      end={guide.examples.at(-1)?.good}
    />
  )
}

function sectionsOf(guide: HowToGuide): GuideSection[] {
  const isRoutine = guide.slug === morningRoutine.guide
  return [
    introduction(guide),
    {
      id: 'steps',
      title: 'The steps',
      content: (
        <>
          <Steps steps={guide.steps} />
          {isRoutine && (
            <Fold title="The six minutes as a line" className="mt-5 md:unwrapped">
              <RoutineShape />
            </Fold>
          )}
        </>
      )
    },
    {
      id: 'examples',
      title: 'Less and more effective',
      content: <Examples examples={guide.examples} />,
      look: 'guide-tint sky-tint'
    },
    { id: 'common-mistakes', title: 'Common mistakes', content: <Points points={guide.commonMistakes} /> },
    ...exampleAndQuestions(guide),
    {
      id: 'scientific-foundation',
      title: 'Scientific foundation',
      content: (
        <LongText texts={guide.scientificBasis} of="Scientific foundation">
          {isRoutine && <HabitSpread />}
          <h3 className="mt-6 mb-2 text-lg md:mt-8">What this can’t do</h3>
          <Paragraphs texts={guide.limits} />
        </LongText>
      )
    },
    ...helpSection(guide.gettingHelp)
  ]
}

/** The guides after the next one in the order of the landing page; after the last one comes the first. */
function relatedGuides(slug: string) {
  const index = howToGuides.findIndex((guide) => guide.slug === slug)
  return [...howToGuides.slice(index + 1), ...howToGuides.slice(0, index)]
    .slice(1, 1 + RELATED)
    .map(({ slug: other, title, description }) => ({ href: routes.howTo(other), title, text: plainText(description) }))
}
