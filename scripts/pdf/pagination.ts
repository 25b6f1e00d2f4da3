/** Something that a page break must not cut, such as a table or a prompt with its lines. */
export interface Piece {
  /** Space above it, unless it opens a page; a page with room to spare opens its gaps. */
  gap: number
  height: number
  /** If set, the piece stays on the page of the next one, at this distance. */
  keep?: number
  /** True to place the piece at the foot of its page. */
  foot?: boolean
  draw: (y: number) => void
}

interface Placed {
  piece: Piece
  /** Top of the piece, measured from the top of the page's body. */
  y: number
}

/** Pieces that stay together. */
interface Group {
  gap: number
  height: number
  foot: boolean
  placed: Placed[]
}

/** The most that a gap may grow by, as a share of itself. */
const STRETCH = 0.7

/**
 * Lays pieces one under the other on as few pages as will hold them, filled as evenly as can be.
 * @param height the height of a page's body
 * @throws Error if a piece, with those that it stays with, is higher than a page
 */
export function paginate(pieces: Piece[], height: number): Placed[][] {
  const groups = join(pieces)
  const highest = Math.max(...groups.map((group) => group.height))
  if (highest > height) throw new Error(`A block is ${Math.ceil(highest)} pt high; a page has ${height}.`)
  return split(groups, height).map((page) => place(page, height))
}

function join(pieces: Piece[]): Group[] {
  const groups: Group[] = []
  let before: Piece | undefined
  for (const piece of pieces) {
    let group = groups.at(-1)
    if (!group || before?.keep === undefined) {
      group = { gap: piece.gap, height: 0, foot: piece.foot ?? false, placed: [] }
      groups.push(group)
    }
    const y = group.height + (group.placed.length > 0 ? (before?.keep ?? 0) : 0)
    group.placed.push({ piece, y })
    group.height = y + piece.height
    before = piece
  }
  return groups
}

/** Chooses the fewest pages, and among those the smallest sum of squares of the empty heights. */
function split(groups: Group[], height: number): Group[][] {
  const best: { pages: Group[][]; waste: number }[] = [{ pages: [], waste: 0 }]
  for (let end = 1; end <= groups.length; end++) {
    for (let start = end - 1; start >= 0; start--) {
      const page = groups.slice(start, end)
      const empty = height - heightOf(page)
      if (empty < 0) break
      const before = best[start] as (typeof best)[number]
      const found = { pages: [...before.pages, page], waste: before.waste + empty ** 2 }
      const known = best[end]
      const fewer = found.pages.length - (known?.pages.length ?? Number.POSITIVE_INFINITY)
      if (!known || fewer < 0 || (fewer === 0 && found.waste < known.waste)) best[end] = found
    }
  }
  return best[groups.length]?.pages ?? []
}

function place(page: Group[], height: number): Placed[] {
  const gaps = page.slice(1).reduce((sum, { gap }) => sum + gap, 0)
  const stretch = gaps > 0 ? 1 + Math.min(STRETCH, (height - heightOf(page)) / gaps) : 1
  let end = 0
  return page.flatMap((group, index) => {
    const top = group.foot ? height - group.height : end + (index > 0 ? group.gap * stretch : 0)
    end = top + group.height
    return group.placed.map(({ piece, y }) => ({ piece, y: top + y }))
  })
}

function heightOf(page: Group[]): number {
  return page.reduce((sum, { gap, height }, index) => sum + height + (index > 0 ? gap : 0), 0)
}
