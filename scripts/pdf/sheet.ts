import type { Sheet } from '@/content/downloads'
import { site } from '@/content/site'
import { findStudy } from '../../lib/content/studies/citations'
import { blockPieces } from './blocks'
import { evidence, letterhead, pageFooter } from './frame'
import { paginate } from './pagination'
import { area } from './paper'
import { Pen } from './pen'

/**
 * A printable sheet as the bytes of a tagged PDF; the same sheet always gives the same bytes.
 * Reads the fonts from node_modules, under the working directory.
 * @throws Error if the sheet cites an unknown study, or a block is higher than a page
 */
export async function renderSheet(sheet: Sheet): Promise<Buffer> {
  const studies = sheet.studies.map(findStudy)
  const pen = new Pen({ title: sheet.title, author: site.name, subject: sheet.intro })
  const pieces = [
    letterhead(pen, sheet),
    ...sheet.blocks.flatMap((block) => blockPieces(pen, block)),
    evidence(pen, sheet.sourceNote, studies)
  ]
  const pages = paginate(pieces, area.bottom - area.top)
  pages.forEach((page, index) => {
    pen.turnPage()
    for (const { piece, y } of page) piece.draw(area.top + y)
    pageFooter(pen, sheet.title, index + 1, pages.length)
  })
  return pen.finish()
}
