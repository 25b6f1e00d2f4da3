/** `npm run icons`: draws the icons of the site again, after another mark or other colors. */
import { writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { npmCommand, runCommand } from '../../lib/cli'
import { drawIcon, type IconShape } from '../../lib/images/site-icon'

const PNG_FILES: [file: string, side: number, shape: IconShape][] = [
  ['app/apple-icon.png', 180, 'full'],
  ['public/icon-192.png', 192, 'rounded'],
  ['public/icon-512.png', 512, 'rounded'],
  ['public/icon-maskable-512.png', 512, 'maskable']
]

const program = npmCommand('icons', 'Draws the icons of the site from lib/images/mark.ts and content/theme.ts.').action(
  () => {
    writeFileSync('app/icon.svg', drawIcon('rounded'))
    writeFileSync('app/favicon.ico', inIco(pngOf('rounded', 32), 32))
    for (const [file, side, shape] of PNG_FILES) writeFileSync(file, pngOf(shape, side))
    console.log(`Drew app/icon.svg, app/favicon.ico, ${PNG_FILES.map(([file]) => file).join(', ')}.`)
  }
)

await runCommand(program)

function pngOf(shape: IconShape, side: number): Buffer {
  return new Resvg(drawIcon(shape), { fitTo: { mode: 'width', value: side } }).render().asPng()
}

/** An ICO file with one PNG in it: a header of 6 bytes, an entry of 16, the image. */
function inIco(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
