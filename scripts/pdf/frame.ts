import type { Sheet } from '@/content/downloads'
import { site } from '@/content/site'
import type { Study } from '@/content/types'
import { shortCitation } from '../../lib/content/studies/citations'
import type { Piece } from './pagination'
import { area, colors, measure, styles } from './paper'
import type { Pen } from './pen'

const { x, width } = area

/** Opens the sheet: the sun on the horizon, the title and what to do. */
export function letterhead(pen: Pen, { title, intro }: Sheet): Piece {
  const horizon = 23
  const titleTop = horizon + 20
  const introTop = titleTop + pen.heightOf(title, styles.title, width) + 10
  return {
    gap: 0,
    height: introTop + pen.heightOf(intro, styles.intro, measure),
    draw: (y) => {
      pen.mark(x + width - 60, y + horizon, 1.6)
      pen.line([x, y + horizon], [x + width, y + horizon], { color: colors.ink, width: 0.75 })
      pen.write(title, styles.title, { x, y: y + titleTop, width }, { tag: 'H1' })
      pen.write(intro, styles.intro, { x, y: y + introTop, width: measure }, { tag: 'P' })
    }
  }
}

/** Ends the sheet: how far the evidence goes at the left, the studies at the right, at the foot of the last page. */
export function evidence(pen: Pen, note: string, studies: Study[]): Piece {
  const top = 12
  const column = 190
  const gutter = 28
  const right = { x: x + column + gutter, width: width - column - gutter }
  const references = studies.map((study) => reference(pen, study, right.width))
  const referencesHeight = references.reduce((sum, { height }) => sum + height, 0)
  return {
    gap: 22,
    height: top + Math.max(pen.heightOf(note, styles.note, column), referencesHeight),
    foot: true,
    draw: (y) => {
      pen.line([x, y], [x + width, y])
      pen.write(note, styles.note, { x, y: y + top, width: column }, { tag: 'P' })
      let next = y + top
      for (const { height, draw } of references) {
        draw(right.x, next)
        next += height
      }
    }
  }
}

/** A study as a paragraph with its address, in print without the protocol, on a line of its own. */
function reference(pen: Pen, study: Study, width: number) {
  const style = styles.reference
  const text = `${shortCitation(study)}. ${study.title}. ${study.venue}.`
  const height = pen.heightOf(text, style, width)
  return {
    height: height + style.leading + 4,
    draw: (x: number, y: number) => {
      const paragraph = pen.element('P')
      pen.write(text, style, { x, y, width }, { tag: 'Span', parent: paragraph })
      const address = study.url.replace(/^https?:\/\//, '')
      pen.write(address, style, { x, y: y + height, width }, { tag: 'Link', parent: paragraph, link: study.url })
    }
  }
}

/** @param page from 1 */
export function pageFooter(pen: Pen, title: string, page: number, pages: number): void {
  const place = { x, y: area.footer, width, baseline: true }
  pen.writeAside(`${title}  ·  ${site.name}`, styles.note, place)
  pen.writeAside(`${page} / ${pages}`, styles.note, { ...place, align: 'right' })
}
