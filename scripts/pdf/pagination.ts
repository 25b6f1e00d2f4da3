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

/** The most that a gap may grow by, as a share of itself. */
const STRETCH = 0.7

/**
 * Lays pieces one under the other on as few pages as will hold them, filled as evenly as can be.
 * @param height the height of a page's body
 * @throws Error if a piece, with those that it stays with, is higher than a page
 */
export function paginate(pieces: Piece[], height: number): Placed[][] {
  const blocks = pieces.reduceRight(join, [])
  const highest = Math.max(...blocks.map((block) => block.height))
  if (highest > height) throw new Error(`A block is ${Math.ceil(highest)} pt high; a page has ${height}.`)
  return split(blocks, height).map((page) => place(page, height))
}

/** Puts a piece before others: it becomes one with the first of them if it stays with it. */
function join([next, ...rest]: Piece[], piece: Piece): Piece[] {
  if (!next) return [piece]
  if (piece.keep === undefined) return [piece, next, ...rest]
  const top = piece.height + piece.keep
  const draw = (y: number) => {
    piece.draw(y)
    next.draw(y + top)
  }
  return [{ ...piece, height: top + next.height, draw }, ...rest]
}

/** Chooses the fewest pages, and among those the smallest sum of squares of the empty heights. */
function split(blocks: Piece[], height: number): Piece[][] {
  const best: { pages: Piece[][]; waste: number }[] = [{ pages: [], waste: 0 }]
  for (let end = 1; end <= blocks.length; end++) {
    for (let start = end - 1; start >= 0; start--) {
      const page = blocks.slice(start, end)
      const empty = height - heightOf(page)
      if (empty < 0) break
      const before = best[start] as (typeof best)[number]
      const found = { pages: [...before.pages, page], waste: before.waste + empty ** 2 }
      const known = best[end]
      const fewer = found.pages.length - (known?.pages.length ?? Number.POSITIVE_INFINITY)
      if (!known || fewer < 0 || (fewer === 0 && found.waste < known.waste)) best[end] = found
    }
  }
  return best[blocks.length]?.pages ?? []
}

function place(page: Piece[], height: number): Placed[] {
  const gaps = page.slice(1).reduce((sum, { gap }) => sum + gap, 0)
  const stretch = gaps > 0 ? 1 + Math.min(STRETCH, (height - heightOf(page)) / gaps) : 1
  let end = 0
  return page.map((piece, index) => {
    const y = piece.foot ? height - piece.height : end + (index > 0 ? piece.gap * stretch : 0)
    end = y + piece.height
    return { piece, y }
  })
}

function heightOf(page: Piece[]): number {
  return page.reduce((sum, { gap, height }, index) => sum + height + (index > 0 ? gap : 0), 0)
}
