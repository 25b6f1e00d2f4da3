/**
 * Paths for scripts of the browser, by the patterns of the table in routes.ts. Elsewhere use `routes`: it is the same, but a script
 * that imports it gets the whole table along, while this file imports types alone.
 */
import type { PathParameters, Pattern } from './routes'

/** The path of a pattern with its parameters filled in, in their order. They are inserted as they are. */
export function linkTo<Path extends Pattern>(pattern: Path, ...parameters: PathParameters<Path>): string {
  const rest: string[] = [...parameters]
  return pattern.replace(/\[[^\]]+\]/g, () => rest.shift() ?? '')
}

/** The square social image of an affirmation. */
export function squareImage(slug: string): string {
  return linkTo('/pictures/[...path]', `affirmation/${slug}/square.png`)
}
