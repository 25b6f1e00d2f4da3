import { JsonLd } from '@/components/ui/json-ld'
import { routes } from '@/lib/routes'
import { breadcrumbList, type Crumb } from '@/lib/site/metadata/structured-data'

/** Home, then the given steps; the last one is the page itself. The same steps are structured data for search engines. */
export function Breadcrumb({ steps }: { steps: Crumb[] }) {
  const crumbs = [{ label: 'Home', href: routes.home() }, ...steps]
  return (
    // On a phone one step says no more than the name of the site above it and the title below.
    <nav aria-label="Breadcrumb" className={`no-print text-sm ${steps.length === 1 ? 'max-md:hidden' : ''}`.trimEnd()}>
      {/* A long name of a page wraps beside the steps to it, not below them. */}
      <ol className="crumbs flex items-center gap-x-2 max-md:flex-wrap">
        {crumbs.map(({ label, href }, index) => {
          const isLast = index === crumbs.length - 1
          return (
            <li key={label} className="flex min-h-11 items-center gap-x-2 not-last:flex-none">
              {isLast ? (
                <span aria-current="page">{label}</span>
              ) : (
                <>
                  {/* The padding makes it wide enough to touch, and the margin takes the same room back from the gaps. */}
                  <a
                    href={href}
                    className="-mx-1.5 flex min-h-11 items-center px-1.5 underline-offset-4 hover:underline"
                  >
                    {label}
                  </a>
                  <span aria-hidden="true">/</span>
                </>
              )}
            </li>
          )
        })}
      </ol>
      <JsonLd data={breadcrumbList(crumbs)} />
    </nav>
  )
}
