/** Which pages are made for each request, and so cannot have hashes of their scripts in the policy. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveScreen } from '../site/routes'

interface PrerenderManifest {
  routes: Record<string, unknown>
  dynamicRoutes: Record<string, { routeRegex: string }>
}

/**
 * @param folder of the build
 * @returns whether a path, as asked for, may be a page that Next does not keep; calls and files count as such too
 */
export function findDynamicPages(folder: string): (path: string) => boolean {
  const manifest: PrerenderManifest = JSON.parse(readFileSync(join(folder, 'prerender-manifest.json'), 'utf8'))
  const kept = Object.values(manifest.dynamicRoutes).map(({ routeRegex }) => new RegExp(routeRegex))
  return (path) => {
    const screen = resolveScreen(path)
    return !Object.hasOwn(manifest.routes, screen) && !kept.some((pattern) => pattern.test(screen))
  }
}
