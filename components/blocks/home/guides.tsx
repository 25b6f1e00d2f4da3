import { ArrowLink } from '@/components/ui/arrow-link'
import { Section } from '@/components/ui/section'
import { howToCards, problemCards, sections } from '@/content/home'
import { routes } from '@/lib/routes'
import { Prose } from '../text/prose'

/** Three how-to guides as a table of contents, then three problem guides as staggered columns. */
export function Guides() {
  return (
    <>
      <Section
        name="how-to"
        title={sections.howTo.title}
        intro={<Prose text={sections.howTo.intro} />}
        className="shell pt-28"
      >
        <ol className="mt-8">
          {howToCards.map(({ title, text, href, readTime }, index) => (
            <li key={href} className="hairline-top">
              <a href={href} className="group/link grid gap-x-8 py-6 md:grid-cols-12 md:items-baseline">
                <span aria-hidden="true" className="serif numerals text-3xl text-soft md:col-span-1">
                  {index + 1}
                </span>
                <span className="serif text-2xl underline-offset-4 group-hover/link:underline md:col-span-5">
                  {title}
                </span>
                <span className="mt-1 md:col-span-5">{text}</span>
                <span className="numerals text-sm text-soft md:col-span-1 md:text-right">{readTime}</span>
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
        className="shell pt-28"
      >
        <ul className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-12">
          {problemCards.map(({ title, text, href }, index) => (
            <li key={href} className={`${COLUMNS[index]} border-ink border-t-2 pt-4`}>
              <h3 className="text-xl">
                <a href={href} className="underline-offset-4 hover:underline">
                  {title}
                </a>
              </h3>
              <p className="mt-2 text-soft">{text}</p>
              <ArrowLink href={href} className="mt-2 text-sm">
                Read the guide<span className="sr-only">&nbsp;on {title}</span>
              </ArrowLink>
            </li>
          ))}
        </ul>
        <ArrowLink href={routes.problemLanding()} className="mt-6 font-semibold">
          All problem guides
        </ArrowLink>
      </Section>
    </>
  )
}

const COLUMNS = ['md:col-span-5', 'md:col-span-4', 'md:col-span-3']
