import { ButtonLink, buttonClass } from '@/components/ui/button'
import type { NavEntry, NavGroup } from '@/content/site'
import { resolvePath, routes } from '@/lib/routes'
import { SearchField } from './search-field'

interface SiteMenuProps {
  groups: NavGroup[]
  /** The path of the page that is shown; null if it is not known. */
  path: string | null
}

/**
 * The navigation: groups side by side on wide screens, which open under the pointer or by pressing them; on narrow ones a
 * menu that opens, with one group open at a time. All of it works without scripts; components/islands/site/menu.ts closes
 * groups that are left open.
 */
export function SiteMenu({ groups, path }: SiteMenuProps) {
  const isCurrent = ({ href }: NavEntry) => resolvePath(href) === path
  const isWithin = (entry: NavEntry) => isCurrent(entry) || path?.startsWith(`${resolvePath(entry.href)}/`)
  return (
    <>
      <details className="menu-toggle lg:hidden">
        <summary className={buttonClass('quiet', 'list-none max-sm:px-4')}>
          <span className="when-closed">Menu</span>
          <span className="when-open">Close</span>
        </summary>
      </details>
      <nav aria-label="Main" className="site-menu">
        <ul className="lg:flex">
          {groups.map((group) => (
            <MenuGroup key={group.label} {...group} isMarked={group.entries.some(isWithin)} isCurrent={isCurrent} />
          ))}
        </ul>
        <div className="header-search mt-6 lg:mt-0 lg:max-[90rem]:hidden min-[90rem]:w-36 min-[90rem]:flex-none min-[90rem]:[&_input]:text-sm">
          <SearchField id="header-search" label="Search the site" />
        </div>
        <ButtonLink href={routes.generator()} variant="primary" className="mt-4 w-full lg:hidden">
          Get Your Daily Affirmation
        </ButtonLink>
      </nav>
    </>
  )
}

interface MenuGroupProps extends NavGroup {
  /** True if the page that is shown is one of the group's, or lies below one. */
  isMarked: boolean
  isCurrent: (entry: NavEntry) => boolean
}

function MenuGroup({ label, entries, isMarked, isCurrent }: MenuGroupProps) {
  return (
    <li className="group menu-group max-lg:border-hairline max-lg:border-b lg:relative">
      <details name="menu-group">
        <summary className="serif flex min-h-14 list-none items-center justify-between gap-0.5 text-lg lg:min-h-16 lg:px-1 lg:leading-tight lg:font-normal lg:font-sans lg:text-[0.72rem] xl:text-[0.76rem] 2xl:px-1.5 2xl:text-xs">
          <span className={isMarked ? 'underline underline-offset-4' : ''}>{label}</span>
          <span aria-hidden="true" className="chevron" />
        </summary>
      </details>
      {/* From the left edge of its label the last panel would leave the window, and so would the one before it in a narrow one. */}
      <ul className="menu-panel pb-3 lg:absolute lg:top-full lg:z-10 lg:w-max lg:min-w-44 lg:rounded-field lg:border lg:border-hairline lg:bg-raised lg:p-2 lg:shadow-float lg:group-last:right-0 lg:max-xl:group-nth-last-2:right-0">
        {entries.map((entry) => (
          <li key={entry.href}>
            <a
              href={entry.href}
              aria-current={isCurrent(entry) ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-field px-3 text-sm hover:bg-sunk aria-[current]:underline aria-[current]:underline-offset-4"
            >
              {entry.label}
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}
