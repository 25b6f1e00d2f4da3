/** From SVG to PNG, by resvg on a thread of its own. */
import { crc32, deflateSync } from 'node:zlib'
import { type RenderedImage, renderAsync } from '@resvg/resvg-js'

export async function toPng(svg: string): Promise<Buffer> {
  return (await render(svg)).asPng()
}

function render(svg: string): Promise<RenderedImage> {
  return renderAsync(svg, { font: { loadSystemFonts: false } })
}

const GRAYS = 16
/**
 * The threshold of each pixel in a square of four by four, from which it takes the lighter gray. Without it a sky would show
 * steps.
 */
const DITHER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((rank) => (rank + 0.5) / 16)

/** In the sixteen grays of electronic paper, four bits a pixel, as resvg writes none. */
export async function toGrayPng(svg: string): Promise<Buffer> {
  const { width, height, pixels } = await render(svg)
  const rowLength = 1 + Math.ceil(width / 2)
  // Each row begins with 0: it is written as it is.
  const rows = Buffer.alloc(rowLength * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = 4 * (y * width + x)
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
      const gray = ((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255) * (GRAYS - 1)
      const level = Math.min(GRAYS - 1, Math.floor(gray + (DITHER[(y % 4) * 4 + (x % 4)] as number)))
      const index = y * rowLength + 1 + (x >> 1)
      rows[index] = (rows[index] as number) | (x % 2 === 0 ? level << 4 : level)
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Bit depth 4, color type 0 (gray).
  header.writeUInt8(4, 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0))
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
