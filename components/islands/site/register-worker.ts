import { linkTo } from '@/lib/links'
import { whenIdle } from '../loading/when-ready'

/**
 * Registers the service worker once the page has loaded and the browser has nothing else to do. Nothing waits for it, and
 * readers who save data are spared its downloads. In development it would show old pages.
 */
export function registerWorker(): void {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (process.env.NODE_ENV === 'development' || !serviceWorker || connection?.saveData) return
  whenIdle(() => void serviceWorker.register(linkTo('/worker.js')).catch(() => {}))
}
