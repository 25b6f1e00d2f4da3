import { JsonLd } from '@/components/blocks/json-ld'
import { NavLink } from '@/components/ui/nav-link'
import { env } from '@/lib/env'
import { routes } from '@/lib/routes'
import { breadcrumbList, type Crumb } from '@/lib/seo/breadcrumb'

/** Home, then the given steps; the last is the page itself. The same steps are emitted as structured data. */
export function Breadcrumb({ steps }: { steps: Crumb[] }) {
  const crumbs = [{ label: 'Home', href: routes.home() }, ...steps]
  return (
    <nav aria-label="Breadcrumb" className="no-print text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ label, href }, index) => {
          const isLast = index === crumbs.length - 1
          return (
            <li key={href} className="flex min-h-11 items-center gap-x-2">
              {index > 0 && <span aria-hidden="true">/</span>}
              {isLast ? (
                <span aria-current="page">{label}</span>
              ) : (
                <NavLink href={href} className="flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline">
                  {label}
                </NavLink>
              )}
            </li>
          )
        })}
      </ol>
      <JsonLd data={breadcrumbList(crumbs, env().SITE_URL)} />
    </nav>
  )
}
