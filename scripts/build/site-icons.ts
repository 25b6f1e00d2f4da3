/** Draws the icons of the site: into app/, where Next looks for those of tabs and home screens, and into public/ those of the manifest. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { drawIcon, icoOf } from '../../lib/images/icon'
import { toPng } from '../../lib/images/png'

const png = (shape: 'rounded' | 'full', side: number) => toPng(drawIcon(shape, side))

mkdirSync('public', { recursive: true })
writeFileSync('app/icon.svg', drawIcon('rounded', 32))
writeFileSync('app/favicon.ico', icoOf(await png('rounded', 32), 32))
writeFileSync('public/icon-192.png', await png('rounded', 192))
writeFileSync('public/icon-512.png', await png('rounded', 512))
writeFileSync('public/icon-maskable-512.png', await png('full', 512))
writeFileSync('app/apple-icon.png', await png('full', 180))
