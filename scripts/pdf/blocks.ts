import type { SheetBlock } from '@/content/downloads'
import { cardPieces } from './cards'
import type { Piece } from './pagination'
import { area, colors, measure, ruling, styles } from './paper'
import type { Pen } from './pen'

type Block<Kind extends SheetBlock['kind']> = Extract<SheetBlock, { kind: Kind }>

const { x, width } = area

/** The pieces of one block of a sheet, ready for paginate(). */
export function blockPieces(block: SheetBlock): Piece[] {
  switch (block.kind) {
    case 'heading':
      return [
        { gap: 28, keep: 8, draw: (pen, y) => pen.write(block.text, styles.heading, { x, y, width }, { tag: 'H2' }) }
      ]
    case 'text':
      return [{ gap: 18, draw: (pen, y) => pen.write(block.text, styles.body, { x, y, width: measure }) }]
    case 'lines':
      return [ruledLines(block)]
    case 'rows':
      return [{ gap: 16, draw: (pen, y) => table(pen, y, block) }]
    case 'cards':
      return cardPieces(block)
    case 'checkboxes':
      return [{ gap: 18, draw: (pen, y) => checkboxes(pen, y, block) }]
  }
}

/** A prompt above ruled lines. A short prompt with one or two lines stands on the first line itself. */
function ruledLines({ prompt = '', count }: Block<'lines'>): Piece {
  if (prompt.endsWith(':') && count <= 2 && prompt.length < 40) {
    return {
      gap: 6,
      draw: (pen, y) => {
        const begin = pen.widthOf(prompt, styles.body) + 6
        pen.write(prompt, styles.body, { x, y: y + ruling - 3, width, baseline: true })
        pen.rule(x + begin, y + ruling, width - begin)
        return pen.rules(x, y + ruling, width, count - 1)
      }
    }
  }
  return {
    gap: 16,
    draw: (pen, y) => {
      // Measure from the baseline of the prompt, as between two rules.
      const top = prompt ? pen.write(prompt, styles.body, { x, y, width }) - 4 : y
      return pen.rules(x, top, width, count)
    }
  }
}

/** A table without uprights: the rules of two columns stop short of each other. */
function table(pen: Pen, y: number, { columns, rows }: Block<'rows'>): number {
  const gutter = 14
  const narrow = 78
  const header = 18
  const places = columns.map((text, index) => {
    const last = index === columns.length - 1
    return { text, x: x + index * narrow, width: last ? width - index * narrow : narrow - gutter }
  })
  const element = pen.element('Table')
  const head = pen.element('TR', element)
  for (const { text, ...place } of places) {
    pen.write(text, styles.label, { ...place, y }, { tag: 'TH', parent: head, scope: 'Column' })
    pen.line([place.x, y + header], [place.x + place.width, y + header], { color: colors.ink })
  }
  let foot = y + header
  for (const text of rows) {
    foot += ruling
    const row = pen.element('TR', element)
    places.forEach((place, index) => {
      const baseline = { ...place, y: foot - 7, baseline: true }
      if (index === 0) pen.write(text, styles.body, baseline, { tag: 'TH', parent: row, scope: 'Row' })
      else pen.element('TD', row)
      pen.rule(place.x, foot, place.width)
    })
  }
  return foot
}

/** Squares to tick; a long list runs down two columns. Underscores at the end of an item become a line to write on. */
function checkboxes(pen: Pen, y: number, { prompt, items }: Block<'checkboxes'>): number {
  const top = prompt ? pen.write(prompt, styles.body, { x, y, width }) + 4 : y
  const step = 21
  const columns = items.length > 6 ? 2 : 1
  const perColumn = Math.ceil(items.length / columns)
  const square = { size: 9, indent: 18 }
  const list = pen.element('L')
  items.forEach((item, index) => {
    const place = {
      x: x + square.indent + Math.floor(index / perColumn) * (width / columns),
      y: top + (index % perColumn) * step + 14,
      width: width / columns - square.indent
    }
    const text = item.replace(/\s*_+$/, '')
    const entry = pen.element('LI', list)
    pen.checkbox(place.x - square.indent, place.y, square.size, entry)
    pen.write(text, styles.body, { ...place, baseline: true }, { tag: 'LBody', parent: entry })
    const end = pen.widthOf(text, styles.body) + 6
    if (text !== item) pen.rule(place.x + end, place.y + 2, place.width - end)
  })
  return top + perColumn * step
}
