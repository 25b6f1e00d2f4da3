import type { Sheet } from '@/content/downloads'
import { site } from '@/content/site'
import type { Study } from '@/content/types'
import { findStudy, shortCitation } from '../../lib/content/studies/citations'
import { blockPieces } from './blocks'
import { type Piece, paginate } from './pagination'
import { area, colors, measure, styles } from './paper'
import { Pen } from './pen'

const { x, width } = area

/** For pagination, never finished. One for all sheets, since reading its fonts takes most of the time of a sheet. */
const scratch = new Pen({ title: '', author: '', subject: '' })
scratch.turnPage()

/**
 * A printable sheet as the bytes of a tagged PDF; the same sheet always gives the same bytes.
 * Reads the fonts from node_modules, under the working directory.
 * @throws Error if the sheet cites an unknown study, or a block is higher than a page
 */
export async function renderSheet(sheet: Sheet): Promise<Buffer> {
  const pieces = [
    letterhead(sheet),
    ...sheet.blocks.flatMap(blockPieces),
    evidence(sheet.sourceNote, sheet.studies.map(findStudy))
  ]
  const pages = paginate(pieces, area.bottom - area.top, scratch)
  const pen = new Pen({ title: sheet.title, author: site.name, subject: sheet.intro })
  pages.forEach((page, index) => {
    pen.turnPage()
    for (const { piece, y } of page) piece.draw(pen, area.top + y)
    pageFooter(pen, sheet.title, index + 1, pages.length)
  })
  return pen.finish()
}

/** Opens the sheet: the sun on the horizon, the title and what to do. */
function letterhead({ title, intro }: Sheet): Piece {
  return {
    gap: 0,
    draw: (pen, y) => {
      const horizon = y + 23
      pen.mark(x + width - 60, horizon, 1.6)
      pen.line([x, horizon], [x + width, horizon], { color: colors.ink, width: 0.75 })
      const end = pen.write(title, styles.title, { x, y: horizon + 20, width }, { tag: 'H1' })
      return pen.write(intro, styles.intro, { x, y: end + 10, width: measure })
    }
  }
}

/** Ends the sheet: how far the evidence goes at the left, the studies at the right, at the foot of the last page. */
function evidence(note: string, studies: Study[]): Piece {
  const column = 190
  const gutter = 28
  return {
    gap: 22,
    foot: true,
    draw: (pen, y) => {
      pen.line([x, y], [x + width, y])
      const top = y + 12
      const end = pen.write(note, styles.note, { x, y: top, width: column })
      let next = top
      for (const study of studies) next = reference(pen, study, x + column + gutter, next, width - column - gutter)
      return Math.max(end, next)
    }
  }
}

/** A study as a paragraph with its address, in print without the protocol, on a line of its own. */
function reference(pen: Pen, study: Study, x: number, y: number, width: number): number {
  const style = styles.reference
  const parent = pen.element('P')
  const text = `${shortCitation(study)}. ${study.title}. ${study.venue}.`
  const end = pen.write(text, style, { x, y, width }, { tag: 'Span', parent })
  const address = study.url.replace(/^https?:\/\//, '')
  return pen.write(address, style, { x, y: end, width }, { tag: 'Link', parent, link: study.url }) + 4
}

/** @param page from 1 */
function pageFooter(pen: Pen, title: string, page: number, pages: number): void {
  const place = { x, y: area.footer, width, baseline: true }
  pen.writeAside(`${title}  ·  ${site.name}`, styles.note, place)
  pen.writeAside(`${page} / ${pages}`, styles.note, { ...place, align: 'right' })
}
