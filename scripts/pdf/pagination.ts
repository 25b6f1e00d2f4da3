import type { Pen } from './pen'

/** Something that a page break must not cut, such as a table or a prompt with its lines. */
export interface Piece {
  /** Space above it, unless it opens a page; a page with room to spare opens its gaps. */
  gap: number
  /** If set, the piece stays on the page of the next one, at this distance. */
  keep?: number
  /** True to place the piece at the foot of its page. */
  foot?: boolean
  /** Draws from `y` downward and returns where it ends. */
  draw: (pen: Pen, y: number) => number
}

interface Measured {
  piece: Piece
  height: number
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
 * @param scratch each piece is drawn with it once, to learn its height
 * @throws Error if a piece, with those that it stays with, is higher than a page
 */
export function paginate(pieces: Piece[], height: number, scratch: Pen): Placed[][] {
  let page: Measured[] = []
  const pages = [page]
  for (const piece of pieces.reduceRight(join, [])) {
    const block = { piece, height: piece.draw(scratch, 0) }
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
  const { keep } = piece
  if (!next) return [piece]
  if (keep === undefined) return [piece, next, ...rest]
  return [{ ...piece, draw: (pen, y) => next.draw(pen, piece.draw(pen, y) + keep) }, ...rest]
}

function place(page: Measured[], height: number): Placed[] {
  const gaps = page.slice(1).reduce((sum, { piece }) => sum + piece.gap, 0)
  const stretch = gaps > 0 ? 1 + Math.min(STRETCH, (height - heightOf(page)) / gaps) : 1
  let end = 0
  return page.map(({ piece, height: own }, index) => {
    const y = piece.foot ? height - own : end + (index > 0 ? piece.gap * stretch : 0)
    end = y + own
    return { piece, y }
  })
}

function heightOf(page: Measured[]): number {
  return page.reduce((sum, { piece, height }, index) => sum + height + (index > 0 ? piece.gap : 0), 0)
}
