/** Writes the printable sheets of content/downloads.ts to public/downloads/{id}.pdf. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { sheets } from '../../content/downloads'
import { renderSheet } from '../pdf/sheet'

mkdirSync('public/downloads', { recursive: true })
for (const sheet of sheets) writeFileSync(`public/downloads/${sheet.id}.pdf`, await renderSheet(sheet))
