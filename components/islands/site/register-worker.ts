import { linkTo } from '@/lib/links'
import { whenIdle } from '../loading/when-ready'

/**
 * Registers the service worker once the page has loaded and the browser has nothing else to do. Nothing waits for it, and
 * readers who save data are spared its downloads. In development it would show old pages: one of a production build is removed.
 */
export function registerWorker(): void {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (!serviceWorker) return
  if (process.env.NODE_ENV === 'development') void removeWorker()
  else if (!connection?.saveData) whenIdle(() => void serviceWorker.register(linkTo('/worker.js')).catch(() => {}))
}

async function removeWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}
