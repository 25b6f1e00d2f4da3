import type { Sheet } from '@/content/downloads'
import { site } from '@/content/site'
import { findStudy } from '../../lib/content/studies/citations'
import { blockPieces } from './blocks'
import { evidence, letterhead, pageFooter } from './frame'
import { paginate } from './pagination'
import { area } from './paper'
import { Pen } from './pen'

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
