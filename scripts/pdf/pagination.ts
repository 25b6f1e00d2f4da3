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
 * Lays pieces one under the other on as few pages as will hold them.
 * @param height the height of a page's body
 * @throws Error if a piece, with those that it stays with, is higher than a page
 */
export function paginate(pieces: Piece[], height: number): Placed[][] {
  let page: Piece[] = []
  const pages = [page]
  for (const block of pieces.reduceRight(join, [])) {
    if (block.height > height) throw new Error(`A block is ${Math.ceil(block.height)} pt high; a page has ${height}.`)
    if (heightOf([...page, block]) > height) {
      page = []
      pages.push(page)
    }
    page.push(block)
  }
  return pages.map((blocks) => place(blocks, height))
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
