import type { Metadata } from 'next'
import { GuideLanding } from '@/components/blocks/guide/landing'
import { problemLanding } from '@/content/landings'
import { plainText } from '@/lib/domain/prose'
import { allProblemGuides } from '@/lib/guides'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata: Metadata = pageMetadata({ ...problemLanding.seo, canonicalUrl: routes.problemLanding() })

export default function ProblemLandingPage() {
  const entries = allProblemGuides().map(({ slug, title, description, badges }) => ({
    href: routes.problem(slug),
    title,
    text: plainText(description),
    facts: badges
  }))
  return <GuideLanding landing={problemLanding} href={routes.problemLanding()} entries={entries} />
}
