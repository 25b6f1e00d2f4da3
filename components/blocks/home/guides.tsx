import { SkyThumbnail } from '@/components/affirmation/sky'
import { ArrowLink } from '@/components/ui/arrow-link'
import { Section } from '@/components/ui/section'
import { type GuideCard, howToCards, type LinkCard, problemCards, sections } from '@/content/pages/home'
import { routes } from '@/lib/routes'
import { findGuide } from '@/lib/site/guide-lists'
import { Prose } from '../text/prose'

/** Three how-to guides and three problem guides with their skies, the ones beside the others. A phone leaves out what introduces them. */
export function Guides() {
  return (
    <div className="shell subject-gap grid gap-x-16 gap-y-10 max-md:[&_h2+p]:hidden lg:grid-cols-2">
      <Section name="how-to" title={sections.howTo.title} intro={<Prose text={sections.howTo.intro} />}>
        <GuideRows cards={howToCards} />
        <ArrowLink href={routes.howToLanding()} className="font-semibold">
          All how-to guides
        </ArrowLink>
      </Section>
      <Section name="problems" title={sections.problems.title} intro={<Prose text={sections.problems.intro} />}>
        <GuideRows cards={problemCards} />
        <ArrowLink href={routes.problemLanding()} className="font-semibold">
          All problem guides
        </ArrowLink>
      </Section>
    </div>
  )
}

function GuideRows({ cards }: { cards: (LinkCard & Partial<GuideCard>)[] }) {
  return (
    <ul className="mt-5">
      {cards.map(({ title, text, href, readTime }) => {
        const { sky, seed } = findGuide(href).guide
        return (
          <li key={href} className="hairline-top">
            <a
              href={href}
              className="group/link grid grid-cols-[5rem_1fr_auto] gap-x-4 py-2.5 max-md:items-center md:grid-cols-[7rem_1fr_auto] md:py-4"
            >
              <span className="md:row-span-2">
                <SkyThumbnail category={sky} seed={seed} />
              </span>
              <h3 className="text-lg underline-offset-4 group-hover/link:underline">{title}</h3>
              <span className="numerals text-sm text-soft">{readTime}</span>
              {/* A phone leaves out the sentence. */}
              <p className="col-span-2 text-sm text-soft max-md:hidden">{text}</p>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
