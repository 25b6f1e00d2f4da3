import type { Metadata } from 'next'
import { ArticleFacts } from '@/components/blocks/guide/article-facts'
import { Fit } from '@/components/blocks/guide/fit'
import { GuideLayout, GuideSection } from '@/components/blocks/guide/layout'
import { DashList, Points } from '@/components/blocks/guide/points'
import { RelatedLinks } from '@/components/blocks/guide/related-links'
import { Missing } from '@/components/blocks/missing'
import { PlainLines } from '@/components/blocks/plain-lines'
import { ActionPlan } from '@/components/blocks/problem/action-plan'
import { Approaches } from '@/components/blocks/problem/approaches'
import { Helplines } from '@/components/blocks/problem/helplines'
import { Paragraphs, Prose } from '@/components/blocks/prose'
import { Sources } from '@/components/blocks/sources'
import { PageHeader } from '@/components/layout/page-header'
import { Badge } from '@/components/ui/badge'
import { closingLinks } from '@/content/landings'
import { numberNotes } from '@/lib/content/citations'
import { problemGuide } from '@/lib/content/guides'
import { pageMetadata } from '@/lib/site/metadata/metadata'
import { routes } from '@/lib/site/routes'
import ProblemNotFound from './not-found'

interface PageProps {
  params: Promise<{ problem: string }>
}

const CONTENTS = [
  { id: 'introduction', label: 'Introduction' },
  { id: 'problem', label: 'The problem' },
  { id: 'solution', label: 'Ways to work on it' },
  { id: 'affirmations', label: 'Ten affirmations' },
  { id: 'plan', label: 'Four-week plan' },
  { id: 'evidence', label: 'Scientific evidence' },
  { id: 'common-mistakes', label: 'Common mistakes' },
  { id: 'help', label: 'When to see a professional' }
]

const CATEGORY_LABELS = { 'self-improvement': 'Self-Improvement', career: 'Career', 'mental-health': 'Mental Health' }

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const guide = problemGuide((await params).problem)
  if (!guide) return { title: 'Problem guide not found' }
  return pageMetadata({ ...guide.seo, ogType: 'article', canonicalUrl: routes.problem(guide.slug) })
}

export default async function ProblemGuidePage({ params }: PageProps) {
  const guide = problemGuide((await params).problem)
  if (!guide) {
    return (
      <Missing>
        <ProblemNotFound />
      </Missing>
    )
  }
  // Related problems are kept in the data for later use; the specification does not show them.
  const { seo, relatedProblems, ...shown } = guide
  const notes = numberNotes(shown)
  const { problem, solution, actionPlan } = guide
  return (
    <>
      <PageHeader
        steps={[
          { label: 'Problem guides', href: routes.problemLanding() },
          { label: guide.title, href: routes.problem(guide.slug) }
        ]}
        title={guide.title}
        lead={<Prose text={guide.description} notes={notes} />}
      >
        <p className="mt-6 flex flex-wrap gap-2">
          <Badge>{guide.urgency} Priority</Badge>
          <Badge>{CATEGORY_LABELS[guide.category]}</Badge>
          <Badge>30-Day Plan</Badge>
        </p>
        <ArticleFacts
          path={routes.problem(guide.slug)}
          title={guide.title}
          description={guide.description}
          notes={notes}
        />
      </PageHeader>
      <GuideLayout contents={CONTENTS}>
        <GuideSection id="introduction" title="Introduction">
          <Paragraphs texts={guide.introduction} notes={notes} />
          <Fit whoFor={guide.whoFor} notFor={guide.notFor} notes={notes} />
        </GuideSection>
        <GuideSection id="problem" title={problem.title}>
          <Paragraphs texts={problem.description} notes={notes} />
          <h3 className="mt-8 mb-2 text-lg">Symptoms</h3>
          <DashList texts={problem.symptoms} notes={notes} />
          <h3 className="mt-8 mb-2 text-lg">Impact</h3>
          <DashList texts={problem.impact} notes={notes} />
        </GuideSection>
        <GuideSection id="solution" title={solution.title}>
          <Paragraphs texts={solution.description} notes={notes} />
          <Approaches approaches={solution.approach} notes={notes} />
        </GuideSection>
        <GuideSection id="affirmations" title="Ten targeted affirmations">
          <PlainLines lines={guide.affirmations} />
        </GuideSection>
        <GuideSection id="plan" title={actionPlan.title}>
          <ActionPlan plan={actionPlan} notes={notes} />
        </GuideSection>
        <GuideSection id="evidence" title="Scientific evidence">
          <Paragraphs texts={guide.scientificEvidence} notes={notes} />
          <h3 className="mt-8 mb-2 text-lg">Where the evidence stops</h3>
          <Paragraphs texts={guide.limits} notes={notes} />
        </GuideSection>
        <GuideSection id="common-mistakes" title="Common mistakes">
          <Points points={guide.commonMistakes} notes={notes} />
        </GuideSection>
        <GuideSection id="help" title="When to see a professional">
          <Paragraphs texts={guide.whenToSeekHelp} notes={notes} />
          <Helplines />
        </GuideSection>
        <Sources notes={notes} />
        <RelatedLinks links={closingLinks} />
      </GuideLayout>
    </>
  )
}
