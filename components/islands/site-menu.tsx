'use client'

import { usePathname } from 'next/navigation'
import { type MouseEvent, useCallback, useEffect, useState } from 'react'
import { NavLink } from '@/components/ui/nav-link'
import type { NavEntry, NavGroup } from '@/content/site'
import { resolveScreen, routes } from '@/lib/site/routes'

interface MenuProps {
  groups: NavGroup[]
  isCurrent: (entry: NavEntry) => boolean
  /** The label of the open group, of which there is one at a time. */
  open: string | undefined
  setOpen: (label: string | undefined) => void
  /** A link has been followed. */
  onFollow: (event: MouseEvent<HTMLElement>) => void
}

/** Closing a panel takes focus from what is in it: the button that opened it gets it back. */
function focusOpener(inside: Element | null): void {
  const panel = inside?.closest('.menu-panel, #narrow-menu')
  document.querySelector<HTMLElement>(`[aria-controls="${panel?.id}"]`)?.focus()
}

/** The navigation: hover groups on wide screens, a toggle menu with an accordion on narrow ones. */
export function SiteMenu({ groups }: { groups: NavGroup[] }) {
  const screen = resolveScreen(usePathname() ?? '/')
  const [menuOpen, setMenuOpen] = useState(false)
  const [open, setOpen] = useState<string>()
  const isCurrent = ({ href }: NavEntry) => resolveScreen(href) === screen
  const close = useCallback(() => {
    setMenuOpen(false)
    setOpen(undefined)
  }, [])
  const onFollow = (event: MouseEvent<HTMLElement>) => {
    focusOpener(event.currentTarget)
    close()
  }
  const shared = { groups, isCurrent, open, setOpen, onFollow }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menus, however one came to it
  useEffect(close, [screen])

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      focusOpener(document.activeElement)
      close()
    }
    // The narrow menu lies over the page: focus must not go on behind it.
    const closeBehind = ({ target }: Event) => {
      if (!document.querySelector('header')?.contains(target as Node)) setMenuOpen(false)
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('focusin', closeBehind)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('focusin', closeBehind)
    }
  }, [close])

  return (
    <>
      <WideMenu {...shared} />
      <a href="#site-links" className="no-js-only link wide:hidden">
        Menu
      </a>
      <button
        type="button"
        className="js-only button button-quiet wide:hidden"
        aria-expanded={menuOpen}
        aria-controls="narrow-menu"
        onClick={() => {
          setOpen(undefined)
          setMenuOpen(!menuOpen)
        }}
      >
        {menuOpen ? 'Close' : 'Menu'}
      </button>
      {menuOpen && <NarrowMenu {...shared} />}
    </>
  )
}

function WideMenu({ groups, isCurrent, open, setOpen, onFollow }: MenuProps) {
  return (
    <nav aria-label="Main" className="hidden wide:block">
      <ul className="-mr-2 flex 2xl:-mr-3">
        {groups.map(({ label, entries }, index) => (
          <li
            key={label}
            className="group/nav relative"
            onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(label)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(undefined)}
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) setOpen(undefined)
            }}
          >
            <button
              type="button"
              className="flex min-h-16 cursor-pointer items-center whitespace-nowrap px-2 text-xs 2xl:px-3"
              aria-expanded={open === label}
              aria-controls={`nav-${index}`}
              onClick={(event) => {
                // A mouse has opened the group by pointing at it; a key or a finger opens and closes it by pressing.
                if (event.detail === 0 || open !== label) setOpen(open === label ? undefined : label)
              }}
            >
              <span className={entries.some(isCurrent) ? 'underline underline-offset-4' : ''}>{label}</span>
            </button>
            <ul
              id={`nav-${index}`}
              className={`menu-panel absolute top-full z-10 min-w-64 rounded-field border border-hairline bg-raised p-2 shadow-float ${index > 4 ? 'right-0' : 'left-0'}`}
              hidden={open !== label}
            >
              {entries.map((entry) => (
                <MenuEntry key={entry.href} entry={entry} current={isCurrent(entry)} onFollow={onFollow} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NarrowMenu({ groups, isCurrent, open, setOpen, onFollow }: MenuProps) {
  return (
    <nav
      id="narrow-menu"
      aria-label="Main"
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-hairline border-y bg-paper px-5 pb-8 shadow-float wide:hidden"
    >
      <ul>
        {groups.map(({ label, entries }, index) => (
          <li key={label} className="border-hairline border-b">
            <button
              type="button"
              className="serif flex min-h-14 w-full cursor-pointer items-center justify-between text-lg"
              aria-expanded={open === label}
              aria-controls={`narrow-${index}`}
              onClick={() => setOpen(open === label ? undefined : label)}
            >
              {label}
              <span aria-hidden="true" className="plus" />
            </button>
            <ul id={`narrow-${index}`} hidden={open !== label} className="pb-3">
              {entries.map((entry) => (
                <MenuEntry key={entry.href} entry={entry} current={isCurrent(entry)} onFollow={onFollow} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <NavLink href={routes.generator()} onClick={onFollow} className="button button-primary mt-6 w-full">
        Get Your Daily Affirmation
      </NavLink>
    </nav>
  )
}

function MenuEntry(props: { entry: NavEntry; current: boolean; onFollow: MenuProps['onFollow'] }) {
  const { entry, current, onFollow } = props
  return (
    <li>
      <NavLink
        href={entry.href}
        onClick={onFollow}
        aria-current={current ? 'page' : undefined}
        className="flex min-h-11 items-center rounded-field px-3 text-sm hover:bg-sunk aria-[current]:underline aria-[current]:underline-offset-4"
      >
        {entry.label}
      </NavLink>
    </li>
  )
}
