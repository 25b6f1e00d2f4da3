import type { Metadata } from 'next'
import { GuideLanding } from '@/components/blocks/guide/guide-landing'
import { problemGuides } from '@/content/guides'
import { problemLanding } from '@/content/pages/landings'
import { endLine } from '@/lib/content/end-line'
import { plainText } from '@/lib/content/text/prose'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'

export const metadata: Metadata = pageMetadata({ ...problemLanding.seo, canonicalUrl: routes.problemLanding() })

const PLAN = '30-Day Plan'

export default function ProblemLandingPage() {
  const entries = problemGuides.map(({ slug, title, description, badges }, index) => ({
    href: routes.problem(slug),
    title,
    text: plainText(description),
    // A priority says why to begin with it, and nothing to somebody who suffers from something else.
    reason: badges.find(isPriority),
    // A plan is what the introduction promises of each: the first says it once more, and one that has none says so.
    facts: badges.filter((badge) => !isPriority(badge) && (index === 0 || badge !== PLAN))
  }))
  return (
    <GuideLanding
      landing={problemLanding}
      href={routes.problemLanding()}
      entries={entries}
      firstLine={problemGuides[0]?.affirmations[0]}
      lastLine={endLine(problemGuides.slice(1))}
    />
  )
}

function isPriority(badge: string): boolean {
  return badge.endsWith('Priority')
}
