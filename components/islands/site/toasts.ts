import { loadModule } from '../load-module'
import { NOTICE_EVENT, type Notice, SHOWN_FOR_MS } from '../notify'

/** The controls that can cause a notice. */
const CONTROL = 'button, input, select, textarea'

type Toaster = typeof import('../toaster.island')

/**
 * Shows notices as toasts, and announces them to screen readers in two live regions. The regions are part of the page from
 * the start, because text that is inserted together with its region is often not announced. The toast library is loaded at
 * the first touch of a control; if that fails, the regions themselves are made visible.
 */
export function startToasts(): void {
  const addresses = document.querySelector<HTMLElement>('script[data-toaster]')?.dataset.toaster ?? ''
  const regions = {
    success: document.querySelector('body > [role=status]'),
    error: document.querySelector('body > [role=alert]')
  }
  let toaster: Toaster | undefined
  let loading: Promise<void> | undefined
  let notice: Notice | undefined
  let timer: number | undefined

  const load = () => {
    loading ??= loadModule<Toaster>(addresses).then(
      (module) => {
        toaster = module
        module.mountToaster(() => {
          toaster = undefined
          if (notice) say(notice, true)
        })
      },
      () => {
        loading = undefined
      }
    )
    return loading
  }

  const say = ({ kind, title, description }: Notice, isSeen: boolean) => {
    const words = document.createElement('p')
    words.className = isSeen
      ? `site-toast no-print fixed right-4 bottom-4 z-50 w-auto max-w-[min(420px,calc(100vw-2rem))] ${kind === 'error' ? 'site-toast-error' : ''}`
      : 'sr-only'
    const heading = document.createElement('span')
    heading.className = 'site-toast-title'
    heading.textContent = title
    words.append(heading, ` ${description}`)
    for (const region of Object.values(regions)) region?.replaceChildren()
    regions[kind]?.replaceChildren(words)
  }

  const show = async (shown: Notice) => {
    notice = shown
    say(shown, false)
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      notice = undefined
      regions[shown.kind]?.replaceChildren()
    }, SHOWN_FOR_MS)
    await load()
    if (notice !== shown) return
    if (toaster) toaster.showToast(shown)
    else say(shown, true)
  }

  const loadAhead = ({ target }: { target: EventTarget | null }) => {
    if (!(target instanceof Element && target.closest(CONTROL))) return
    document.removeEventListener('pointerdown', loadAhead)
    document.removeEventListener('focusin', loadAhead)
    void load()
  }

  document.addEventListener('pointerdown', loadAhead)
  document.addEventListener('focusin', loadAhead)
  // A control may have been touched before this script ran.
  loadAhead({ target: document.activeElement })
  addEventListener(NOTICE_EVENT, (event) => void show((event as CustomEvent<Notice>).detail))
}
