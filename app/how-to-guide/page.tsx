import type { Metadata } from 'next'
import { GuideLanding } from '@/components/blocks/guide/guide-landing'
import { howToGuides } from '@/content/guides'
import { howToLanding } from '@/content/pages/landings'
import { endLine } from '@/lib/content/end-line'
import { plainText } from '@/lib/content/text/prose'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/site/metadata/metadata'

export const metadata: Metadata = pageMetadata({ ...howToLanding.seo, canonicalUrl: routes.howToLanding() })

/** The cards of the first guides say for whom they are, too. */
const SPECIFIED = 3

export default function HowToLandingPage() {
  const entries = howToGuides.map(({ slug, title, description, readTime, difficulty, extent }, index) => ({
    href: routes.howTo(slug),
    title,
    text: plainText(description),
    facts: index < SPECIFIED ? [readTime, difficulty, extent] : [readTime, extent]
  }))
  return (
    <GuideLanding
      landing={howToLanding}
      href={routes.howToLanding()}
      entries={entries}
      firstLine={endLine(howToGuides)?.text}
      lastLine={endLine(howToGuides.slice(1))}
    />
  )
}
