/**
 * Links for scripts of the browser, by the patterns of the table in routes.ts: this file has their types alone, while `routes`
 * would bring the whole table along.
 */
import type { PathParameters, Pattern } from './routes'

/** The address of a pattern with its parameters filled in, in their order. */
export function linkTo<Path extends Pattern>(pattern: Path, ...parameters: PathParameters<Path>): string {
  const rest: string[] = [...parameters]
  return pattern.replace(/\[[^\]]+\]/g, () => rest.shift() ?? '')
}
