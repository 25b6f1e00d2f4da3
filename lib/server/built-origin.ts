/** The origin that `npm run build` has put into the pages, as it was SITE_URL then. */
import { existsSync, readFileSync } from 'node:fs'

/** Written by scripts/bundle.ts. */
export const BUILT_FOR = '.next/site-url'

/** @returns what is wrong where the build is for another origin; undefined where it is for this one, or there is none */
export function builtForAnother(siteUrl: string): string | undefined {
  const origin = existsSync(BUILT_FOR) ? readFileSync(BUILT_FOR, 'utf8') : siteUrl
  return origin === siteUrl ? undefined : `The pages were built for ${origin}, this is ${siteUrl}`
}
