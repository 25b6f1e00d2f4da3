import type { SheetBlock } from '@/content/downloads'
import { cardPieces } from './cards'
import type { Piece } from './pagination'
import { area, colors, measure, ruling, styles } from './paper'
import type { Pen } from './pen'

type Block<Kind extends SheetBlock['kind']> = Extract<SheetBlock, { kind: Kind }>

const { x, width } = area

/** The pieces of one block of a sheet, ready for paginate(). */
export function blockPieces(pen: Pen, block: SheetBlock): Piece[] {
  switch (block.kind) {
    case 'heading':
      return [heading(pen, block.text)]
    case 'text':
      return [paragraph(pen, block.text)]
    case 'lines':
      return [ruledLines(pen, block)]
    case 'rows':
      return [table(pen, block)]
    case 'cards':
      return cardPieces(pen, block)
    case 'checkboxes':
      return [checkboxes(pen, block)]
  }
}

function heading(pen: Pen, text: string): Piece {
  const { heading: style } = styles
  return {
    gap: 28,
    height: pen.heightOf(text, style, width),
    keep: 8,
    draw: (y) => pen.write(text, style, { x, y, width }, { tag: 'H2' })
  }
}

function paragraph(pen: Pen, text: string): Piece {
  const style = styles.body
  return {
    gap: 18,
    height: pen.heightOf(text, style, measure),
    draw: (y) => pen.write(text, style, { x, y, width: measure }, { tag: 'P' })
  }
}

/** A prompt above ruled lines. A short prompt with one or two lines stands on the first line itself. */
function ruledLines(pen: Pen, { prompt = '', count }: Block<'lines'>): Piece {
  const style = styles.body
  if (prompt.endsWith(':') && count <= 2 && pen.widthOf(prompt, style) < width * 0.4) {
    const begin = pen.widthOf(prompt, style) + 6
    return {
      gap: 6,
      height: count * ruling,
      draw: (y) => {
        pen.write(prompt, style, { x, y: y + ruling - 3, width, baseline: true }, { tag: 'P' })
        pen.rule(x + begin, y + ruling, width - begin)
        pen.rules(x, y + ruling, width, count - 1)
      }
    }
  }
  // Measure from the baseline of the prompt, as between two rules.
  const top = prompt ? pen.heightOf(prompt, style, width) - 4 : 0
  return {
    gap: 16,
    height: top + count * ruling,
    draw: (y) => {
      if (prompt) pen.write(prompt, style, { x, y, width }, { tag: 'P' })
      pen.rules(x, y + top, width, count)
    }
  }
}

/** A table without uprights: the rules of two columns stop short of each other. */
function table(pen: Pen, { columns, rows }: Block<'rows'>): Piece {
  const gutter = 14
  const narrow = 78
  const header = 18
  const places = columns.map((_, index) => {
    const last = index === columns.length - 1
    return { x: x + index * narrow, width: last ? width - index * narrow : narrow - gutter }
  })
  return {
    gap: 16,
    height: header + rows.length * ruling,
    draw: (y) => {
      const element = pen.element('Table')
      const head = pen.element('TR', element)
      columns.forEach((text, index) => {
        const place = { x, width, ...places[index] }
        pen.write(text, styles.label, { ...place, y }, { tag: 'TH', parent: head, scope: 'Column' })
        pen.line([place.x, y + header], [place.x + place.width, y + header], { color: colors.ink })
      })
      rows.forEach((text, number) => {
        const row = pen.element('TR', element)
        const foot = y + header + (number + 1) * ruling
        places.forEach((place, index) => {
          if (index > 0) pen.element('TD', row)
          else
            pen.write(
              text,
              styles.body,
              { ...place, y: foot - 7, baseline: true },
              { tag: 'TH', parent: row, scope: 'Row' }
            )
          pen.rule(place.x, foot, place.width)
        })
      })
    }
  }
}

/** Squares to tick; a long list runs down two columns. Underscores at the end of an item become a line to write on. */
function checkboxes(pen: Pen, { prompt, items }: Block<'checkboxes'>): Piece {
  const top = prompt ? pen.heightOf(prompt, styles.body, width) + 4 : 0
  const step = 21
  const columns = items.length > 6 ? 2 : 1
  const perColumn = Math.ceil(items.length / columns)
  const square = { size: 9, indent: 18 }
  return {
    gap: 18,
    height: top + perColumn * step,
    draw: (y) => {
      if (prompt) pen.write(prompt, styles.body, { x, y, width }, { tag: 'P' })
      const list = pen.element('L')
      items.forEach((item, index) => {
        const place = {
          x: x + square.indent + Math.floor(index / perColumn) * (width / columns),
          y: y + top + (index % perColumn) * step + 14,
          width: width / columns - square.indent
        }
        const text = item.replace(/\s*_+$/, '')
        const entry = pen.element('LI', list)
        pen.checkbox(place.x - square.indent, place.y, square.size, entry)
        pen.write(text, styles.body, { ...place, baseline: true }, { tag: 'LBody', parent: entry })
        const end = pen.widthOf(text, styles.body) + 6
        if (text !== item) pen.rule(place.x + end, place.y + 2, place.width - end)
      })
    }
  }
}
