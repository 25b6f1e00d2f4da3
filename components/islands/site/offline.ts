import { linkTo } from '@/lib/links'
import { whenIdle } from '../loading/when-ready'

/** False in a build with OFFLINE=0: see scripts/build/assets.ts. */
declare const OFFLINE: boolean

/**
 * Registers the service worker once the page has loaded and the browser has nothing else to do. Nothing waits for it, and
 * readers who save data are spared its downloads.
 */
export function startOffline(): void {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (!OFFLINE || !serviceWorker || connection?.saveData) return
  whenIdle(() => void serviceWorker.register(linkTo('/worker.js')).catch(() => {}))
}
