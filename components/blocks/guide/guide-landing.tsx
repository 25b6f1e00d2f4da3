import { Sky, SkyThumbnail } from '@/components/affirmation/sky'
import { PageHeader } from '@/components/layout/page-header'
import { Badges } from '@/components/ui/badges'
import { Section } from '@/components/ui/section'
import type { Landing } from '@/content/pages/landings'
import { resources } from '@/content/resources'
import type { endLine } from '@/lib/content/end-line'
import { unbroken } from '@/lib/content/text/unbroken'
import { findGuide } from '@/lib/site/guide-lists'
import { PageEnd } from '../affirmation/page-end'
import { Prose } from '../text/prose'

interface GuideEntry {
  href: string
  title: string
  text: string
  /** Beside the words that say to begin here. */
  reason?: string
  /** What it is about or for whom, and how long it takes. */
  facts: string[]
}

/** The specification names three guides of each kind. They stand first, the others below a heading of their own. */
const FIRST = 3

interface GuideLandingProps {
  landing: Landing
  href: string
  entries: GuideEntry[]
  /** A line of the first guide, if one begins with it. */
  firstLine?: string
  /** The line with which the page ends. */
  lastLine: ReturnType<typeof endLine>
}

/** The landing page of a kind of guide. */
export function GuideLanding({ landing, href, entries, firstLine, lastLine }: GuideLandingProps) {
  const [first, ...others] = entries
  // One to begin with stands out; the others are for those who know what they look for.
  const start = landing.startTitle ? first : undefined
  const specified = start ? others.slice(0, FIRST - 1) : entries.slice(0, FIRST)
  return (
    <>
      <PageHeader
        steps={[{ label: landing.title, href }]}
        title={landing.title}
        lead={landing.lead}
        isSmall={firstLine !== undefined}
      />
      <div className="shell">
        {start && <GuideToStart entry={start} label={landing.startTitle} line={firstLine} />}
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
      {lastLine && <PageEnd affirmation={lastLine} next={landing.next} />}
    </>
  )
}

interface GuideToStartProps {
  entry: GuideEntry
  label?: string
  line?: string
}

/** The guide to begin with, in its sky, with its first line. */
function GuideToStart({ entry: { href, title, text, reason, facts }, label, line }: GuideToStartProps) {
  const { sky, seed } = findGuide(href).guide
  return (
    <Sky category={sky} seed={seed} shape="low" className="mb-4 rounded-field md:mb-10">
      <a
        href={href}
        className="guide-entry group/link flex flex-col gap-y-1.5 p-5 pb-[48%] md:px-8 md:pt-7 md:pb-[11%]"
      >
        <span className="text-sm">{[label, reason ?? []].flat().join(' · ')}</span>
        {line && <span className="serif max-w-[22ch] text-balance pb-1.5 text-lead">{line}</span>}
        <span className="row-title underline-offset-4 group-hover/link:underline">{unbroken(title)}</span>
        <span className="max-w-xl text-pretty leading-normal">{text}</span>
        <Badges labels={facts} />
      </a>
    </Sky>
  )
}

/** Guides as a table of contents, in two columns if there is room: the sky of each, its title, a sentence, and the facts, which recede. */
function GuideEntries({ entries }: { entries: GuideEntry[] }) {
  return (
    <ul className="grid gap-x-12 lg:grid-cols-2">
      {entries.map(({ href, title, text, facts }) => {
        const { sky, seed } = findGuide(href).guide
        return (
          <li key={href} className="hairline-top">
            <a
              href={href}
              className="guide-entry group/link grid grid-cols-[5rem_1fr] gap-x-4 py-3.5 leading-normal md:grid-cols-[6.67rem_1fr] md:gap-x-6 md:py-5"
            >
              <SkyThumbnail category={sky} seed={seed} />
              <div>
                <span className="row-title block underline-offset-4 group-hover/link:underline">{unbroken(title)}</span>
                {/* The line about it in the library is shorter than its own. */}
                <span className="mt-0.5 block text-pretty md:text-sm">
                  {resources.find((resource) => resource.href === href)?.description ?? text}
                </span>
                {facts.length > 0 && <Badges labels={facts} className="mt-1 text-soft text-xs" />}
              </div>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
