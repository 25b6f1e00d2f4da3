/** From SVG to PNG, by resvg on a thread of its own. */
import { renderAsync } from '@resvg/resvg-js'

export async function toPng(svg: string): Promise<Buffer> {
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng()
}
