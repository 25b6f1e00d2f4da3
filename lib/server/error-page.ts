/** The page that stands in for one that could not be made: words only, so that nothing else has to work for it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** app/unavailable/page.tsx, as the build left it. */
const BUILT = 'server/app/unavailable.html'

/** @param folder of the build */
export function readErrorPage(folder: string): Buffer {
  return Buffer.from(withoutScripts(readFileSync(join(folder, BUILT), 'utf8')))
}

/** Its scripts would ask for what has just failed. */
export function withoutScripts(html: string): string {
  return html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link[^>]* as="script"[^>]*>/g, '')
}
