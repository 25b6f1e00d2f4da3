import { SkyThumbnail } from '@/components/affirmation/sky'
import { PageHeader } from '@/components/layout/page-header'
import { Badges } from '@/components/ui/badges'
import { Section } from '@/components/ui/section'
import type { Landing } from '@/content/pages/landings'
import { findGuide } from '@/lib/site/guide-lists'
import { Prose } from '../text/prose'

interface GuideEntry {
  href: string
  title: string
  text: string
  /** Reading time, difficulty, extent … */
  facts: string[]
}

/** The specification names three guides of each kind. They stand first, the others below a heading of their own. */
const FIRST = 3

/** The landing page of a kind of guide. */
export function GuideLanding({ landing, href, entries }: { landing: Landing; href: string; entries: GuideEntry[] }) {
  const [first, ...others] = entries
  // One to begin with stands out; the others are for those who know what they look for.
  const start = landing.startTitle ? first : undefined
  const specified = start ? others.slice(0, FIRST - 1) : entries.slice(0, FIRST)
  return (
    <>
      <PageHeader steps={[{ label: landing.title, href }]} title={landing.title} lead={landing.lead} />
      <div className="shell">
        {start && <GuideToStart entry={start} label={landing.startTitle} />}
        <GuideEntries entries={specified} />
        <Section
          name="more"
          title={landing.moreTitle}
          intro={<Prose text={landing.moreIntro} />}
          className="mt-10 md:mt-20"
        >
          <div className="mt-4 md:mt-6">
            <GuideEntries entries={entries.slice(FIRST)} />
          </div>
        </Section>
      </div>
    </>
  )
}

/** The guide to begin with, under its sky. */
function GuideToStart({ entry: { href, title, text, facts }, label }: { entry: GuideEntry; label?: string }) {
  const { sky, seed } = findGuide(href).guide
  return (
    <a
      href={href}
      className="guide-entry group/link mb-6 grid gap-x-10 gap-y-4 md:mb-10 md:grid-cols-2 md:items-center"
    >
      <SkyThumbnail category={sky} seed={seed} />
      <div className="grid gap-y-1.5">
        <span className="text-sm text-soft">{label}</span>
        <span className="serif text-heading underline-offset-4 group-hover/link:underline">{title}</span>
        <span className="text-lg leading-normal">{text}</span>
        <Badges labels={facts} className="text-soft text-xs" />
      </div>
    </a>
  )
}

/** Guides as a table of contents: the sky of each, its title, a sentence, and the facts, which recede. */
function GuideEntries({ entries }: { entries: GuideEntry[] }) {
  return (
    <ul>
      {entries.map(({ href, title, text, facts }) => {
        const { sky, seed } = findGuide(href).guide
        return (
          <li key={href} className="hairline-top last:border-b last:border-hairline">
            <a
              href={href}
              className="guide-entry group/link grid grid-cols-[5rem_1fr] gap-x-4 gap-y-1 py-3 leading-normal md:grid-cols-[7rem_1fr] md:gap-x-8 md:py-4 lg:grid-cols-[7rem_5fr_5fr_2fr]"
            >
              <span className="max-lg:row-span-3">
                <SkyThumbnail category={sky} seed={seed} />
              </span>
              <span className="row-title underline-offset-4 group-hover/link:underline">{title}</span>
              <span>{text}</span>
              <Badges labels={facts} className="text-soft text-xs" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
