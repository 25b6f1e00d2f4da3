import type { SheetBlock, SheetCard } from '@/content/downloads'
import type { Piece } from './pagination'
import { area, colors, ruling, styles } from './paper'
import type { Pen } from './pen'

type Cards = Extract<SheetBlock, { kind: 'cards' }>

interface Card {
  height: number
  draw: (x: number, y: number) => void
}

/** A bank card is 54 mm high; half the width of the sheet is 84 mm, so a card fits where bank cards do. */
const WALLET_HEIGHT = 153

/** Makes one piece for each row of cards, so that page breaks fall only between rows. */
export function cardPieces(pen: Pen, { cards, columns, cut }: Cards): Piece[] {
  const gutter = cut ? 0 : 28
  const width = (area.width - gutter * (columns - 1)) / columns
  const rows = Array.from({ length: Math.ceil(cards.length / columns) }, (_, row) =>
    cards.slice(row * columns, (row + 1) * columns).map((card) => {
      if (cut) return cutCard(pen, card, width)
      return card.filled ? filledCard(pen, card, width) : formCard(pen, card, width)
    })
  )
  return rows.map((row, number) => {
    const height = Math.max(...row.map((card) => card.height))
    return {
      gap: cut && number > 0 ? 0 : 22,
      height,
      draw: (y) => {
        for (const [column, card] of row.entries()) card.draw(area.x + column * (width + gutter), y)
        if (cut) cutLines(pen, y, height, columns)
      }
    }
  })
}

/** To cut out and carry: a sentence, or the words to begin one with lines to go on, and a small sun where nobody writes. */
function cutCard(pen: Pen, { prompts, filled = [], lines }: SheetCard, width: number): Card {
  const style = styles.starter
  const pad = 18
  const inner = width - 2 * pad
  const step = style.leading + lines * ruling
  const height = Math.max(WALLET_HEIGHT, 2 * pad + prompts.length * step)
  return {
    height,
    draw: (x, y) => {
      for (const text of filled) pen.write(text, styles.carried, { x: x + pad, y: y + pad, width: inner }, { tag: 'P' })
      prompts.forEach((prompt, index) => {
        const top = y + pad + index * step
        pen.write(prompt, style, { x: x + pad, y: top, width: inner }, { tag: 'P' })
        pen.rules(x + pad, top + style.leading, inner, lines)
      })
      pen.mark(x + pad, y + height - pad + 3, 0.75)
    }
  }
}

/** A card to fill in on the sheet: a dark line above, and labels over their lines. */
function formCard(pen: Pen, { title, prompts, lines }: SheetCard, width: number): Card {
  const label = 6 + styles.label.leading
  const top = title ? 8 + styles.cardHeading.leading : 0
  const step = label + lines * ruling
  return {
    height: top + prompts.length * step,
    draw: (x, y) => {
      openCard(pen, x, y, width, title)
      prompts.forEach((prompt, index) => {
        const block = y + top + index * step
        pen.write(prompt, styles.label, { x, y: block + 6, width }, { tag: 'P' })
        pen.rules(x, block + label, width, lines)
      })
    }
  }
}

/** A filled-in example: labels at the left, sample entries at the right. */
function filledCard(pen: Pen, { title, prompts, filled = [] }: SheetCard, width: number): Card {
  const labels = 130
  const top = 8 + (title ? styles.cardHeading.leading + 4 : 0)
  const answers = prompts.map((prompt, index) => ({ prompt, text: filled[index] ?? '' }))
  const heights = answers.map(({ text }) => pen.heightOf(text || ' ', styles.answer, width - labels) + 4)
  return {
    height: top + heights.reduce((sum, height) => sum + height, 0),
    draw: (x, y) => {
      openCard(pen, x, y, width, title)
      let baseline = y + top + 14
      answers.forEach(({ prompt, text }, index) => {
        pen.write(prompt, styles.label, { x, y: baseline, width: labels, baseline: true }, { tag: 'P' })
        const place = { x: x + labels, y: baseline, width: width - labels, baseline: true }
        if (text) pen.write(text, styles.answer, place, { tag: 'P' })
        baseline += heights[index] ?? 0
      })
    }
  }
}

function openCard(pen: Pen, x: number, y: number, width: number, title?: string): void {
  pen.line([x, y], [x + width, y], { color: colors.ink })
  if (title) pen.write(title, styles.cardHeading, { x, y: y + 8, width }, { tag: 'H2' })
}

/** Dashes to cut along. */
function cutLines(pen: Pen, y: number, height: number, columns: number): void {
  for (const level of [y, y + height]) pen.line([area.x, level], [area.x + area.width, level], { dashed: true })
  for (let column = 0; column <= columns; column++) {
    const upright = area.x + (area.width / columns) * column
    pen.line([upright, y], [upright, y + height], { dashed: true })
  }
}
