import { ruling, type Style } from './paper'
import type { Pen } from './pen'

/** The positions of rules: `y` is a line's height above the first of them. */
interface Block {
  x: number
  y: number
  width: number
  count: number
}

/** Rules to write on. */
export function ruleLines(pen: Pen, { x, y, width, count }: Block): void {
  for (let line = 1; line <= count; line++) pen.rule(x, y + line * ruling, width)
}

/** Rules to write on, with words to begin the first: its rule starts behind them. */
export function beginLines(pen: Pen, text: string, style: Style, { x, y, width, count }: Block): void {
  const rule = y + ruling
  const begin = pen.widthOf(text, style) + 6
  pen.write(text, style, { x, y: rule - 3, width, baseline: true }, { tag: 'P' })
  pen.rule(x + begin, rule, width - begin)
  ruleLines(pen, { x, y: rule, width, count: count - 1 })
}
