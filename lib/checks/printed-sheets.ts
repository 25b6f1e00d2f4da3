/** Which of the PDF files in public/downloads are older than their texts: `npm run content:sheets` prints those again. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Sheet, sheets } from '../../content/downloads'
import { site } from '../../content/site'
import { findStudy } from '../content/studies/citations'

export const SHEETS_FOLDER = 'public/downloads'
/** Has a hash of the texts that each file was printed from. */
export const PRINTED_FILE = 'content/printed-sheets.json'

/** @param folder the working directory of the commands, unless given */
export function outdatedSheets(all: Sheet[] = sheets, folder = '.'): Sheet[] {
  const file = join(folder, PRINTED_FILE)
  const printed: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const isThere = ({ id }: Sheet) => existsSync(join(folder, SHEETS_FOLDER, `${id}.pdf`))
  return all.filter((sheet) => printed[sheet.id] !== hashOfSheet(sheet) || !isThere(sheet))
}

/** The hash of all that a sheet says: its texts, the studies that it cites, and the name of the site in its margin. */
export function hashOfSheet(sheet: Sheet, siteName = site.name): string {
  const cited = sheet.studies
    .map(findStudy)
    .map(({ authors, year, title, venue, url }) => [authors, year, title, venue, url])
  return createHash('sha256')
    .update(JSON.stringify([sheet, cited, siteName]))
    .digest('base64url')
    .slice(0, 16)
}
