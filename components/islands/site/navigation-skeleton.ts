import { pageSkeleton } from './page-skeletons'

/** A page that comes sooner needs no skeleton: it would only flicker. */
const PATIENCE_MS = 200

/**
 * Shows the shape of the next page while a visitor really waits for it. It lies over the old page, below the header: that
 * page keeps its place, which the browser notes for going back.
 */
export function startNavigationSkeleton(): void {
  let timer: number | undefined
  let skeleton: HTMLElement | undefined

  const show = (pathname: string) => {
    skeleton?.remove()
    skeleton = document.createElement('div')
    skeleton.className = 'fixed inset-0 z-30 overflow-hidden bg-paper pt-16'
    skeleton.ariaBusy = 'true'
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
    timer = window.setTimeout(() => show(pathname), PATIENCE_MS)
  })
  // Going back may find this page as it was left.
  addEventListener('pageshow', hide)
  addEventListener('pagehide', () => clearTimeout(timer))
  // It also stops the browser's loading.
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide())
}

/** The path of the page that a click leads to in this tab, unless it is a place on this one or a file. */
function pageAhead(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined
  const link = (event.target as Element).closest?.('a')
  if (!link?.href || link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined
  const isHere = link.pathname === location.pathname && link.search === location.search
  if ((isHere && link.href.includes('#')) || /\.\w+$/.test(link.pathname)) return undefined
  return link.pathname
}
