import { headers } from 'next/headers'
import { Icon } from '@/components/ui/icon'
import { navigation, site } from '@/content/site'
import { PATH_HEADER, routes } from '@/lib/routes'
import { Horizon } from './horizon'
import { Mark } from './mark'
import { SiteMenu } from './site-menu'

/** The sticky header of every page. */
export async function Header() {
  // Development has none, and marks no entry.
  const screen = (await headers()).get(PATH_HEADER)
  return (
    <header className="no-print sticky top-0 z-40 border-hairline border-b bg-paper">
      <div className="shell relative z-1 flex min-h-16 items-center gap-1 sm:gap-3 lg:gap-4 xl:gap-6">
        <a
          href={routes.home()}
          className="serif mr-auto flex min-h-11 items-center gap-2 max-sm:text-base lg:whitespace-nowrap sm:gap-2.5 sm:text-lg lg:max-xl:text-base max-[22.5rem]:[&>svg]:hidden"
        >
          <Mark />
          {site.name}
        </a>
        <a href={routes.search()} aria-label="Search" className="search-link lg:hidden">
          <Icon name="search" />
        </a>
        <SiteMenu groups={navigation} screen={screen} />
      </div>
      <Horizon link={{ href: `${routes.home()}#daily-quote`, label: 'A line for this hour' }} />
    </header>
  )
}
