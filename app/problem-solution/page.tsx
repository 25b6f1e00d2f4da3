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
    facts: badges
  }))
  return <GuideLanding landing={problemLanding} href={routes.problemLanding()} entries={entries} />
}
