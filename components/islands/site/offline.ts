import { routes } from '@/lib/routes'

/** False in a build with OFFLINE=0: see scripts/assets.ts. */
declare const OFFLINE: boolean

/**
 * Registers the service worker once the page has loaded and the browser has nothing else to do. Nothing waits for it, and
 * readers who save data are spared its downloads.
 */
export function startOffline(): void {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (!OFFLINE || !serviceWorker || connection?.saveData) return
  const register = () => void serviceWorker.register(routes.worker()).catch(() => {})
  const wait = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(register, { timeout: 10_000 })
      : setTimeout(register, 2_000)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
