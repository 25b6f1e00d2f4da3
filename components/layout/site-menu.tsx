import { ButtonLink, buttonClass } from '@/components/ui/button'
import type { NavEntry, NavGroup } from '@/content/site'
import { resolveScreen, routes } from '@/lib/site/routes'

interface SiteMenuProps {
  groups: NavGroup[]
  /** The path of the screen that is shown; null if it is not known. */
  screen: string | null
}

/**
 * The navigation: groups side by side on wide screens, which open under the pointer or by pressing them; on narrow ones a
 * menu that opens, with one group open at a time. All of it works without scripts; components/islands/site/menu.ts closes
 * what is left behind.
 */
export function SiteMenu({ groups, screen }: SiteMenuProps) {
  const isCurrent = ({ href }: NavEntry) => resolveScreen(href) === screen
  return (
    <>
      <details className="menu-toggle wide:hidden">
        <summary className={buttonClass('quiet', 'list-none')}>
          <span className="when-closed">Menu</span>
          <span className="when-open">Close</span>
        </summary>
      </details>
      <nav aria-label="Main" className="site-menu">
        <ul className="wide:-mr-2 wide:flex 2xl:-mr-3">
          {groups.map((group, index) => (
            <MenuGroup key={group.label} {...group} isCurrent={isCurrent} isLast={index > 4} />
          ))}
        </ul>
        <ButtonLink href={routes.generator()} variant="primary" className="mt-6 w-full wide:hidden">
          Get Your Daily Affirmation
        </ButtonLink>
      </nav>
    </>
  )
}

interface MenuGroupProps extends NavGroup {
  isCurrent: (entry: NavEntry) => boolean
  /** Near the right edge of the window its panel opens to the left. */
  isLast: boolean
}

function MenuGroup({ label, entries, isCurrent, isLast }: MenuGroupProps) {
  return (
    <li className="menu-group max-wide:border-hairline max-wide:border-b wide:relative">
      <details name="menu-group">
        <summary className="serif flex min-h-14 list-none items-center justify-between text-lg wide:min-h-16 wide:whitespace-nowrap wide:px-2 wide:font-normal wide:font-sans wide:text-xs wide:leading-normal 2xl:px-3">
          <span className={entries.some(isCurrent) ? 'wide:underline wide:underline-offset-4' : ''}>{label}</span>
          <span aria-hidden="true" className="plus wide:hidden" />
        </summary>
      </details>
      <ul
        className={`menu-panel pb-3 wide:absolute wide:top-full wide:z-10 wide:min-w-64 wide:rounded-field wide:border wide:border-hairline wide:bg-raised wide:p-2 wide:shadow-float ${isLast ? 'wide:right-0' : 'wide:left-0'}`}
      >
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
