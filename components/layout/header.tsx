import { headers } from 'next/headers'
import { Icon } from '@/components/ui/icon'
import { navigation, site } from '@/content/site'
import { PATH_HEADER, routes } from '@/lib/routes'
import { Horizon } from './horizon'
import { Mark } from './mark'
import { SiteMenu } from './site-menu'

/** The header of every page. In a low window, as at a zoom of 400 %, it scrolls away: it would cover what a page scrolls to. */
export async function Header() {
  // Next's own requests in development lack the header, and then no entry is marked.
  const path = (await headers()).get(PATH_HEADER)
  return (
    <header className="no-print [@media(height<24rem)]:relative sticky top-0 z-40 border-hairline border-b bg-paper">
      <div className="shell relative z-1 flex min-h-16 items-center gap-1 max-[15rem]:flex-wrap sm:gap-3 lg:gap-2 xl:gap-4">
        <a
          href={routes.home()}
          className="serif mr-auto flex min-h-11 items-center gap-2 max-2xl:lg:text-base max-sm:text-base sm:gap-2.5 sm:text-lg lg:whitespace-nowrap min-[15rem]:max-[22.5rem]:[&>svg]:hidden"
        >
          <Mark />
          {/* It has no room beside large text on a phone, nor from 1024 pixels on, where all labels of the menu stand on one line. */}
          <span className="max-[15rem]:sr-only lg:max-xl:sr-only">{site.name}</span>
        </a>
        {/* Before the menu on a phone, after it on a wide screen: the focus takes the same way as the eye. */}
        <SearchLink className="lg:hidden" />
        <SiteMenu groups={navigation} path={path} />
        <SearchLink className="-mr-3 max-lg:hidden min-[90rem]:hidden" />
      </div>
      <Horizon link={{ href: `${routes.home()}#daily-quote`, label: 'A line for this hour' }} />
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
