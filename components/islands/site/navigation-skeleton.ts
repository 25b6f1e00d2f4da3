import { pageSkeleton } from './page-skeletons'

/** A skeleton would only flicker if the page loads faster than this. */
const DELAY_MS = 200

/**
 * Shows a skeleton of the next page while it loads slowly. The skeleton covers the old page below the header and leaves it
 * unchanged, so that the browser remembers its scroll position for going back.
 */
export function startNavigationSkeleton(): void {
  let timer: number | undefined
  let skeleton: HTMLElement | undefined

  const show = (pathname: string) => {
    skeleton?.remove()
    skeleton = document.createElement('div')
    skeleton.className = 'fixed inset-0 z-30 overflow-hidden bg-paper pt-16'
    skeleton.ariaBusy = 'true'
    // Nothing says that the browser has stopped loading.
    skeleton.addEventListener('click', hide)
    skeleton.innerHTML = `<p class="sr-only" role="status">Loading</p><div aria-hidden="true">${pageSkeleton(pathname)}</div>`
    document.getElementById('main')?.append(skeleton)
  }
  const hide = () => {
    clearTimeout(timer)
    skeleton?.remove()
    skeleton = undefined
  }

  addEventListener('click', (event) => {
    const pathname = pageAhead(event)
    if (pathname === undefined) return
    clearTimeout(timer)
    timer = window.setTimeout(() => show(pathname), DELAY_MS)
  })
  // The page may come back from the back/forward cache with the skeleton shown.
  addEventListener('pageshow', hide)
  addEventListener('pagehide', () => clearTimeout(timer))
  // Escape also stops the browser's navigation.
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide())
}

/** The path of the page that a click opens in this tab; undefined for a place on the same page, and for a file. */
function pageAhead(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined
  const link = (event.target as Element).closest?.('a')
  if (!link?.href || link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined
  const isHere = link.pathname === location.pathname && link.search === location.search
  if ((isHere && link.href.includes('#')) || /\.\w+$/.test(link.pathname)) return undefined
  return link.pathname
}
