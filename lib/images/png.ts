/** From SVG to PNG, by resvg on a thread of its own. */
import { renderAsync } from '@resvg/resvg-js'

/** One after the other, so that images leave a processor to the pages. */
let last: Promise<unknown> = Promise.resolve()

export function toPng(svg: string): Promise<Buffer> {
  const next = last.then(async () => (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng())
  last = next.catch(() => undefined)
  return next
}
