import { ButtonLink, buttonClass } from '@/components/ui/button'
import type { NavEntry, NavGroup } from '@/content/site'
import { resolvePath, routes } from '@/lib/routes'
import { HelpNowLink } from './help-now-link'
import { SearchField } from './search-field'

/** What the addresses of all categories begin with. */
const CATEGORIES = routes.category('')

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
  // Two categories stand among the resources, but their pages are none.
  const isMarked = ({ entries }: NavGroup) =>
    entries.some(isWithin) && (!path?.startsWith(CATEGORIES) || entries[0]?.href.startsWith(CATEGORIES) === true)
  return (
    <>
      <details className="menu-toggle min-[75rem]:hidden">
        <summary className={buttonClass('quiet', 'list-none max-sm:px-4')}>
          <span className="when-closed">Menu</span>
          <span className="when-open">Close</span>
        </summary>
      </details>
      <nav aria-label="Main" className="site-menu">
        <div className="pt-4 pb-2 min-[75rem]:hidden">
          <SearchField id="menu-search" label="Search the site, from the menu" />
        </div>
        <ul>
          {groups.map((group) => (
            <MenuGroup key={group.label} {...group} isMarked={isMarked(group)} isCurrent={isCurrent} />
          ))}
        </ul>
        <div className="header-search w-36 flex-none max-[90rem]:hidden [&_input]:text-sm">
          <SearchField id="header-search" label="Search the site" />
        </div>
        <ButtonLink href={routes.generator()} variant="primary" className="mt-4 w-full min-[75rem]:hidden">
          Get Your Daily Affirmation
        </ButtonLink>
        <p className="mt-3 text-center min-[75rem]:hidden">
          <HelpNowLink />
        </p>
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
    <li className="group menu-group max-[75rem]:border-hairline max-[75rem]:border-b min-[75rem]:relative">
      <details name="menu-group">
        <summary className="flex list-none items-center justify-between">
          <span className={isMarked ? 'underline underline-offset-4' : ''}>{label}</span>
          <span aria-hidden="true" className="chevron" />
        </summary>
      </details>
      {/* From the left edge of its label the last panel would leave the window, and so would the one before it in a narrow one. */}
      <ul className="menu-panel group-last:right-0 min-[75rem]:max-[90rem]:group-nth-last-2:right-0">
        {entries.map((entry) => (
          <li key={entry.href}>
            <a
              href={entry.href}
              aria-current={isCurrent(entry) ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-field px-3 min-[75rem]:text-sm hover:bg-sunk aria-[current]:underline aria-[current]:underline-offset-4"
            >
              {entry.label}
            </a>
          </li>
        ))}
        <li className="hairline-top mt-2 px-3 pt-1 max-[75rem]:hidden">
          <HelpNowLink />
        </li>
      </ul>
    </li>
  )
}
