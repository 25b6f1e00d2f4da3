import { Breadcrumb } from '@/components/layout/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import type { CategoryGuide } from '@/content/types'
import { findCategory } from '@/lib/content/taxonomy'
import { routes } from '@/lib/site/routes'
import { Prose } from '../prose'
import { Sky } from '../sky'

/** The sky of the category with its title and its count; the intro stands on paper below it. */
export function CategoryHero({ guide, count }: { guide: CategoryGuide; count: number }) {
  const { displayName } = findCategory(guide.category)
  return (
    <>
      <Sky category={guide.category} seed={`category-${guide.category}`} wide>
        <div className="shell flex min-h-[min(62svh,38rem)] flex-col gap-10 pt-4 pb-44 md:pt-6">
          <Breadcrumb steps={[{ label: displayName, href: routes.category(guide.category) }]} />
          <div className="my-auto">
            <h1 className="max-w-3xl text-3xl md:text-4xl">{guide.title}</h1>
            <p className="numerals mt-4">{count} affirmations available</p>
          </div>
        </div>
      </Sky>
      <div className="shell split-lg gap-y-8 pt-12">
        <div className="serif measure space-y-4 text-lg leading-snug md:text-xl lg:col-span-8">
          {guide.intro.map((text) => (
            <p key={text}>
              <Prose text={text} />
            </p>
          ))}
        </div>
        <nav aria-label="On this page" className="no-print text-sm lg:col-span-3 lg:col-start-10">
          <ul className="hairline-top pt-2 md:max-lg:columns-2">
            <JumpLink id="all" label={`All ${count} affirmations`} />
            <JumpLink id="guide" label="The guide" />
            {findCategory(guide.category).subcategories.map(({ id, title }) => (
              <JumpLink key={id} id={id} label={title} />
            ))}
            <JumpLink id="science" label="Scientific research" />
            <JumpLink id="faq" label="Questions" />
          </ul>
          <ButtonLink href={routes.generator()} variant="primary" className="mt-4">
            Generate an Affirmation
          </ButtonLink>
        </nav>
      </div>
    </>
  )
}

function JumpLink({ id, label }: { id: string; label: string }) {
  return (
    <li>
      <a href={`#${id}`} className="flex min-h-11 items-center underline-offset-4 hover:underline lg:min-h-9">
        {label}
      </a>
    </li>
  )
}
