import type { SheetBlock, SheetCard } from '@/content/downloads'
import type { Piece } from './pagination'
import { area, colors, styles } from './paper'
import type { Pen, Place } from './pen'

type Cards = Extract<SheetBlock, { kind: 'cards' }>

/** A bank card is 54 mm high; half the width of the sheet is 84 mm, so a card fits where bank cards do. */
const WALLET_HEIGHT = 153

/** Makes one piece for each row of cards, so that page breaks fall only between rows. */
export function cardPieces({ cards, columns, cut }: Cards): Piece[] {
  const gutter = cut ? 0 : 28
  const width = (area.width - gutter * (columns - 1)) / columns
  return Array.from({ length: Math.ceil(cards.length / columns) }, (_, row) => ({
    gap: cut && row > 0 ? 0 : 22,
    draw: (pen, y) => {
      const ends = cards.slice(row * columns, (row + 1) * columns).map((card, column) => {
        const draw = cut ? cutCard : card.filled ? filledCard : formCard
        return draw(pen, card, { x: area.x + column * (width + gutter), y, width })
      })
      const end = Math.max(...ends)
      if (cut) cutLines(pen, y, end, columns)
      return end
    }
  }))
}

/** To cut out and carry: a sentence, or the words to begin one with lines to go on, and a small sun where nobody writes. */
function cutCard(pen: Pen, { prompts, filled = [], lines }: SheetCard, { x, y, width }: Place): number {
  const pad = 18
  const inner = { x: x + pad, width: width - 2 * pad }
  let next = y + pad
  for (const text of filled) pen.write(text, styles.carried, { ...inner, y: next })
  for (const prompt of prompts) {
    pen.write(prompt, styles.starter, { ...inner, y: next })
    next = pen.rules(inner.x, next + styles.starter.leading, inner.width, lines)
  }
  const end = Math.max(y + WALLET_HEIGHT, next + pad)
  pen.mark(inner.x, end - pad + 3, 0.75)
  return end
}

/** A card to fill in on the sheet: a dark line above, and labels over their lines. */
function formCard(pen: Pen, { title, prompts, lines }: SheetCard, place: Place): number {
  let next = openCard(pen, place, title)
  for (const prompt of prompts) {
    pen.write(prompt, styles.label, { ...place, y: next + 6 })
    next = pen.rules(place.x, next + 6 + styles.label.leading, place.width, lines)
  }
  return next
}

/** A filled-in example: labels at the left, sample entries at the right. */
function filledCard(pen: Pen, { title, prompts, filled = [] }: SheetCard, { x, y, width }: Place): number {
  const labels = 130
  const answer = { x: x + labels, width: width - labels }
  let baseline = openCard(pen, { x, y, width }, title) + 18
  prompts.forEach((prompt, index) => {
    pen.write(prompt, styles.label, { x, y: baseline, width: labels, baseline: true })
    baseline = pen.write(filled[index] ?? '', styles.answer, { ...answer, y: baseline, baseline: true }) + 4
  })
  return baseline - 14
}

/** Returns where the card goes on under its title. */
function openCard(pen: Pen, { x, y, width }: Place, title?: string): number {
  pen.line([x, y], [x + width, y], { color: colors.ink })
  return title ? pen.write(title, styles.cardHeading, { x, y: y + 8, width }, { tag: 'H2' }) : y
}

/** Dashes to cut along. */
function cutLines(pen: Pen, top: number, bottom: number, columns: number): void {
  for (const y of [top, bottom]) pen.line([area.x, y], [area.x + area.width, y], { dashed: true })
  for (let column = 0; column <= columns; column++) {
    const x = area.x + (area.width / columns) * column
    pen.line([x, top], [x, bottom], { dashed: true })
  }
}
