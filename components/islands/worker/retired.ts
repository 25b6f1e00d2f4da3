/**
 * Takes the place of the service worker in development, and could withdraw it: removes what it has cached, and itself. Browsers
 * fetch it as an update of the worker that they have.
 */
import type { WorkerScope } from './scope'

declare const self: WorkerScope

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name)
      await self.registration.unregister()
    })()
  )
})
