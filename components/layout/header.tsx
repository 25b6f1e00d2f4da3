import { headers } from 'next/headers'
import { Icon } from '@/components/ui/icon'
import { navigation, site } from '@/content/site'
import { PATH_HEADER, routes } from '@/lib/routes'
import { HorizonSun } from './horizon'
import { Mark } from './mark'
import { SiteMenu } from './site-menu'

/** The header of every page: the name, the horizon and its sun, the search, the menu. In a low window it is 48 pixels high. */
export async function Header() {
  // Next's own requests in development lack the header, and then no entry is marked.
  const path = (await headers()).get(PATH_HEADER)
  return (
    <header className="no-print horizon sticky top-0 z-40 border-hairline border-b bg-paper">
      <div className="header-row shell flex items-center max-[15rem]:flex-wrap">
        <a
          href={routes.home()}
          className="serif flex items-center max-[75rem]:min-w-0 min-[75rem]:flex-none gap-2 max-sm:text-base sm:text-lg"
        >
          {/* A narrow phone has room for one of them, and the narrowest header with all labels of the menu. */}
          <span className="min-[22.5rem]:max-[24.25rem]:hidden min-[75rem]:max-[80rem]:hidden">
            <Mark />
          </span>
          {/* In the narrowest header with all labels of the menu it stands on two lines. A translation is cut off before the menu is. */}
          <span className="max-[75rem]:truncate max-[22.5rem]:sr-only min-[75rem]:max-[80rem]:w-min min-[75rem]:max-[100rem]:text-[0.85rem]/[1.15]">
            {site.name}
          </span>
        </a>
        <HorizonSun
          className="max-[15rem]:hidden"
          link={{ href: `${routes.home()}#daily-quote`, label: 'A line for this hour' }}
        />
        {/* Before the menu on a phone, after it on a wide screen: the focus takes the same way as the eye. */}
        <SearchLink className="min-[75rem]:hidden" />
        <SiteMenu groups={navigation} path={path} />
        <SearchLink className="-mr-3 max-[75rem]:hidden min-[90rem]:hidden" />
      </div>
    </header>
  )
}

function SearchLink({ className }: { className: string }) {
  return (
    <a
      href={routes.search()}
      aria-label="Search"
      className={`search-link grid size-11 flex-none place-items-center ${className}`}
    >
      <Icon name="search" />
    </a>
  )
}
