'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { NavLink } from '@/components/ui/nav-link'
import type { NavEntry, NavGroup } from '@/content/site'
import { resolveScreen, routes } from '@/lib/routes'

interface MenuProps {
  groups: NavGroup[]
  isCurrent: (entry: NavEntry) => boolean
  /** The label of the open group, of which there is one at a time. */
  open: string | undefined
  setOpen: (label: string | undefined) => void
}

/** The navigation: hover groups on wide screens, a toggle menu with an accordion on narrow ones. */
export function SiteMenu({ groups }: { groups: NavGroup[] }) {
  const screen = resolveScreen(usePathname() ?? '/')
  const [menuOpen, setMenuOpen] = useState(false)
  const [open, setOpen] = useState<string>()
  const isCurrent = ({ href }: NavEntry) => resolveScreen(href) === screen
  const shared = { groups, isCurrent, open, setOpen }

  // biome-ignore lint/correctness/useExhaustiveDependencies: following a link closes the menus
  useEffect(() => {
    setMenuOpen(false)
    setOpen(undefined)
  }, [screen])

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(undefined)
      setMenuOpen(false)
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [])

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
      {menuOpen && <NarrowMenu {...shared} close={() => setMenuOpen(false)} />}
    </>
  )
}

function WideMenu({ groups, isCurrent, open, setOpen }: MenuProps) {
  return (
    <nav aria-label="Main" className="hidden wide:block">
      <ul className="flex">
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
              <span className={entries.some(isCurrent) ? 'border-current border-b' : 'border-transparent border-b'}>
                {label}
              </span>
            </button>
            <ul
              id={`nav-${index}`}
              className={`menu-panel absolute top-full z-10 min-w-64 rounded-field border border-hairline bg-raised p-2 shadow-float ${index > 4 ? 'right-0' : 'left-0'}`}
              hidden={open !== label}
            >
              {entries.map((entry) => (
                <MenuEntry key={entry.href} entry={entry} current={isCurrent(entry)} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NarrowMenu({ groups, isCurrent, open, setOpen, close }: MenuProps & { close: () => void }) {
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
              <span aria-hidden="true" className="font-sans">
                {open === label ? '–' : '+'}
              </span>
            </button>
            <ul id={`narrow-${index}`} hidden={open !== label} className="pb-3">
              {entries.map((entry) => (
                <MenuEntry key={entry.href} entry={entry} current={isCurrent(entry)} onFollow={close} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <NavLink href={routes.generator()} onClick={close} className="button button-primary mt-6 w-full">
        Get Your Daily Affirmation
      </NavLink>
    </nav>
  )
}

function MenuEntry({ entry, current, onFollow }: { entry: NavEntry; current: boolean; onFollow?: () => void }) {
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
