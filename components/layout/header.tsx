import { SiteMenu } from '@/components/islands/site-menu'
import { NavLink } from '@/components/ui/nav-link'
import { navigation, site } from '@/content/site'
import { routes } from '@/lib/site/routes'
import { Mark } from './mark'

/** The sticky header of every page. */
export function Header() {
  return (
    <header className="no-print sticky top-0 z-40 border-hairline border-b bg-paper">
      <div className="shell relative flex min-h-16 items-center justify-between gap-3 sm:gap-6">
        <NavLink
          href={routes.home()}
          className="serif flex min-h-11 items-center gap-2 whitespace-nowrap max-sm:text-base sm:gap-2.5 sm:text-lg"
        >
          <Mark />
          {site.name}
        </NavLink>
        <SiteMenu groups={navigation} />
      </div>
    </header>
  )
}
