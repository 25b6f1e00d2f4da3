/** The guides in the order of the lists that show them. Each has a sky, with a drawing unlike that of its neighbors. */
import { howToGuides, problemGuides } from '../../content/guides'
import { categories } from '../../content/taxonomy'
import type { CategoryName } from '../../content/types'
import { subcategoryGuide } from '../content/guides'
import { skyScene } from '../images/sky-scene'
import { routes } from '../routes'

interface ListedGuide {
  path: string
  title: string
  /** The moment of the day whose colors it has. */
  sky: CategoryName
}

export interface DrawnGuide extends ListedGuide {
  /** The seed that its drawing is made from, on pages and on social images. */
  seed: string
}

/** The least distance between the suns of two skies of the same colors, as a share of the width. */
const MIN_SUN_DISTANCE = 0.1

export const guideLists: DrawnGuide[][] = [
  howToGuides.map(({ slug, title, sky }) => ({ path: routes.howTo(slug), title, sky })),
  problemGuides.map(({ slug, title, sky }) => ({ path: routes.problem(slug), title, sky })),
  ...categories.map(({ name, subcategories }) =>
    subcategories
      .filter(({ id }) => subcategoryGuide(id))
      .map(({ id, title }) => ({ path: routes.subcategory(name, id), title, sky: name }))
  )
].map(drawn)

/** A guide and those before and after it in its list. @throws Error if there is no guide at the path */
export function findGuide(path: string) {
  for (const list of guideLists) {
    const index = list.findIndex((guide) => guide.path === path)
    const guide = list[index]
    if (guide) return { guide, previous: list[index - 1], next: list[index + 1] }
  }
  throw new Error(`There is no guide at ${path}.`)
}

/** Exported for tests. */
export function looksAlike(one: DrawnGuide, other: DrawnGuide): boolean {
  return one.sky === other.sky && Math.abs(skyScene(one.seed).sunX - skyScene(other.seed).sunX) < MIN_SUN_DISTANCE
}

/** A drawing is made from the path. If that looks like the one before it, another one is made from the path. */
function drawn(guides: ListedGuide[]): DrawnGuide[] {
  const done: DrawnGuide[] = []
  for (const guide of guides) {
    const before = done.at(-1)
    let one = { ...guide, seed: guide.path }
    while (before && looksAlike(one, before)) one = { ...one, seed: `${one.seed}+` }
    done.push(one)
  }
  return done
}
