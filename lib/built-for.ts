/** The origin that `npm run build` has put into the pages, as it was SITE_URL then. */
import { existsSync, readFileSync } from 'node:fs'

/** Written by scripts/bundle.ts. */
export const BUILT_FOR = '.next/site-url'

/** @returns undefined where nothing has been built */
export function builtFor(): string | undefined {
  return existsSync(BUILT_FOR) ? readFileSync(BUILT_FOR, 'utf8') : undefined
}
