import type { Metadata } from 'next'
import { GuideLanding } from '@/components/blocks/guide/guide-landing'
import { problemGuides } from '@/content/guides'
import { problemLanding } from '@/content/pages/landings'
import { plainText } from '@/lib/content/text/prose'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'

export const metadata: Metadata = pageMetadata({ ...problemLanding.seo, canonicalUrl: routes.problemLanding() })

export default function ProblemLandingPage() {
  const entries = problemGuides.map(({ slug, title, description, badges }) => ({
    href: routes.problem(slug),
    title,
    text: plainText(description),
    // A priority says why to begin with it, and nothing to somebody who suffers from something else.
    reason: badges.find(isPriority),
    facts: factsOf(badges)
  }))
  return <GuideLanding landing={problemLanding} href={routes.problemLanding()} entries={entries} />
}

/** What it is about, and how long it takes. */
function factsOf(badges: string[]): string[] {
  const facts = badges.filter((badge) => !isPriority(badge))
  return facts.length > 1 ? facts : [...new Set([...facts, '30-Day Plan'])]
}

function isPriority(badge: string): boolean {
  return badge.endsWith('Priority')
}
