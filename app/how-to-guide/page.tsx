import type { Metadata } from 'next'
import { GuideLanding } from '@/components/blocks/guide/landing'
import { howToLanding } from '@/content/landings'
import { plainText } from '@/lib/domain/prose'
import { allHowToGuides } from '@/lib/guides'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata: Metadata = pageMetadata({ ...howToLanding.seo, canonicalUrl: routes.howToLanding() })

export default function HowToLandingPage() {
  const entries = allHowToGuides().map(({ slug, title, description, readTime, difficulty, extent }) => ({
    href: routes.howTo(slug),
    title,
    text: plainText(description),
    facts: [readTime, difficulty, extent]
  }))
  return <GuideLanding landing={howToLanding} href={routes.howToLanding()} entries={entries} />
}
