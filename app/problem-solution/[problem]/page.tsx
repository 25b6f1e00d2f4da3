import type { Metadata } from 'next'
import { PlanCalendar } from '@/components/blocks/figures/plan-calendar'
import { GuidePage } from '@/components/blocks/guide/guide-page'
import {
  exampleAndQuestions,
  type GuideSection,
  helpSection,
  introduction
} from '@/components/blocks/guide/guide-sections'
import { Points } from '@/components/blocks/guide/points'
import { Helplines } from '@/components/blocks/help/helplines'
import { NotFoundPage } from '@/components/blocks/messages/messages'
import { Analysis, Approaches, TargetedAffirmations } from '@/components/blocks/problem/problem-parts'
import { setPageNotes } from '@/components/blocks/text/page-notes'
import { Paragraphs } from '@/components/blocks/text/prose'
import { LongText } from '@/components/blocks/text/rest'
import { Badges } from '@/components/ui/badges'
import { closingLinks } from '@/content/pages/landings'
import { notFoundCases } from '@/content/pages/not-found'
import type { ProblemGuide } from '@/content/types'
import { problemGuide } from '@/lib/content/guides'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'

const CATEGORY_LABELS = { 'self-improvement': 'Self-Improvement', career: 'Career', 'mental-health': 'Mental Health' }

export async function generateMetadata({ params }: PageProps<'/problem-solution/[problem]'>): Promise<Metadata> {
  const guide = problemGuide((await params).problem)
  if (!guide) return notFoundCases.problemGuide.seo
  return pageMetadata({ ...guide.seo, ogType: 'article', canonicalUrl: routes.problem(guide.slug) })
}

/** Does not show `relatedProblems`: the specification has them in the data only. */
export default async function ProblemGuidePage({ params }: PageProps<'/problem-solution/[problem]'>) {
  const guide = problemGuide((await params).problem)
  if (!guide) return <NotFoundPage of="problemGuide" />
  setPageNotes(guide)
  return (
    <GuidePage
      path={routes.problem(guide.slug)}
      parent={{ label: 'Problem guides', href: routes.problemLanding() }}
      guide={guide}
      badges={<Badges labels={[`${guide.urgency} Priority`, CATEGORY_LABELS[guide.category]]} />}
      first={guide.affirmations[0]}
      lines={{
        id: 'affirmations',
        title: 'Ten targeted affirmations',
        label: 'Ten affirmations',
        content: <TargetedAffirmations texts={guide.affirmations} />
      }}
      sections={sectionsOf(guide)}
      related={closingLinks}
      end={guide.affirmations.at(-1)}
    />
  )
}

/** What it is like, what there is to tick, then the reading. */
function sectionsOf(guide: ProblemGuide): GuideSection[] {
  const { problem, solution, actionPlan } = guide
  return [
    introduction(guide),
    { id: 'problem', title: problem.title, label: 'The problem', content: <Analysis problem={problem} /> },
    {
      id: 'plan',
      title: actionPlan.title,
      label: '30-day plan',
      content: <PlanCalendar plan={actionPlan} name={guide.slug} />
    },
    {
      id: 'solution',
      title: solution.title,
      label: 'Ways to work on it',
      content: (
        <>
          <LongText texts={solution.description} of={solution.title} />
          <Approaches approaches={solution.approach} />
        </>
      ),
      look: 'guide-tint sky-tint'
    },
    { id: 'common-mistakes', title: 'Common mistakes', content: <Points points={guide.commonMistakes} /> },
    ...exampleAndQuestions(guide),
    {
      id: 'evidence',
      title: 'Scientific evidence',
      content: (
        <LongText texts={guide.scientificEvidence} of="Scientific evidence">
          <h3 className="mt-6 mb-2 text-lg md:mt-8">What this can’t do</h3>
          <Paragraphs texts={guide.limits} />
        </LongText>
      )
    },
    ...helpSection(guide.gettingHelp, <Helplines subject={guide.helpSubject} />)
  ]
}
