import { SkyThumbnail } from '@/components/affirmation/sky'
import { ArrowLink } from '@/components/ui/arrow-link'
import { Section } from '@/components/ui/section'
import { howToCards, problemCards, sections } from '@/content/pages/home'
import { routes } from '@/lib/routes'
import { findGuide } from '@/lib/site/guide-lists'
import { Prose } from '../text/prose'

/** Three how-to guides with their skies, then three problem guides as staggered columns. */
export function Guides() {
  return (
    <>
      <Section
        name="how-to"
        title={sections.howTo.title}
        intro={<Prose text={sections.howTo.intro} />}
        className="shell section-gap"
      >
        <ol className="mt-5 md:mt-8">
          {howToCards.map(({ title, text, href, readTime }) => (
            <li key={href} className="hairline-top">
              <a
                href={href}
                className="group/link grid grid-cols-[5rem_1fr_auto] gap-x-4 py-4 md:grid-cols-12 md:items-center md:gap-x-8 md:py-5"
              >
                <span className="row-span-2 md:col-span-2 md:row-span-1">
                  <GuideSky path={href} />
                </span>
                <span className="serif text-lg underline-offset-4 group-hover/link:underline md:col-span-4 md:text-heading">
                  {title}
                </span>
                <span className="numerals text-sm text-soft md:order-1 md:col-span-1 md:text-right">{readTime}</span>
                <span className="col-span-2 mt-1 text-sm md:col-span-5 md:text-base">{text}</span>
              </a>
            </li>
          ))}
        </ol>
        <ArrowLink href={routes.howToLanding()} className="font-semibold">
          All how-to guides
        </ArrowLink>
      </Section>
      <Section
        name="problems"
        title={sections.problems.title}
        intro={<Prose text={sections.problems.intro} />}
        className="shell section-gap"
      >
        <ul className="mt-5 grid gap-x-10 md:mt-8 md:grid-cols-12">
          {problemCards.map(({ title, text, href }, index) => (
            <li key={href} className={`${COLUMNS[index]} sky-${findGuide(href).guide.sky} sky-top`}>
              <a href={href} className="group/link block h-full py-4">
                <h3 className="text-lg underline-offset-4 group-hover/link:underline">{title}</h3>
                <p className="mt-1 text-sm text-soft md:mt-2 md:text-base">{text}</p>
              </a>
            </li>
          ))}
        </ul>
        <ArrowLink href={routes.problemLanding()} className="font-semibold md:mt-4">
          All problem guides
        </ArrowLink>
      </Section>
    </>
  )
}

function GuideSky({ path }: { path: string }) {
  const { sky, seed } = findGuide(path).guide
  return <SkyThumbnail category={sky} seed={seed} />
}

const COLUMNS = ['md:col-span-5', 'md:col-span-4', 'md:col-span-3']
