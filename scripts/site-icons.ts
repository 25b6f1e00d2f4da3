/** Draws the icons of the site into public/: for tabs, home screens and installed apps. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { drawIcon, icoOf } from '../lib/images/icon'
import { toPng } from '../lib/images/png'

const png = (shape: 'rounded' | 'full', side: number) => toPng(drawIcon(shape, side))

mkdirSync('public', { recursive: true })
writeFileSync('public/favicon.svg', drawIcon('rounded', 32))
writeFileSync('public/favicon.ico', icoOf(await png('rounded', 32), 32))
writeFileSync('public/icon-192.png', await png('rounded', 192))
writeFileSync('public/icon-512.png', await png('rounded', 512))
writeFileSync('public/icon-maskable-512.png', await png('full', 512))
writeFileSync('public/apple-touch-icon.png', await png('full', 180))
