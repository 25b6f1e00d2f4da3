/**
 * `npm run content:sheets`: prints the sheets of content/downloads.ts whose texts have changed, or with `--all` every one, into
 * public/downloads, as tagged PDF files. Needs Chromium, as the end-to-end tests do.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PrintedSheet } from '../../components/blocks/sheets/printed-sheet'
import { type Sheet, sheets } from '../../content/downloads'
import { site } from '../../content/site'
import { themes } from '../../content/theme'
import { hashOfSheet, outdatedSheets, PRINTED_FILE, SHEETS_FOLDER } from '../../lib/checks/printed-sheets'
import { npmCommand, runCommand } from '../../lib/cli'
import { hex, mix } from '../../lib/content/colors'
import { readFont } from '../../lib/images/fonts'
import { chromiumArguments, ensureChromium } from '../../test/chromium'

const FONTS = {
  Fraunces: 'node_modules/@fontsource/fraunces/files/fraunces-latin-400-normal.woff2',
  Instrument: 'node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff2'
}

const program = npmCommand('content:sheets', 'Prints the sheets whose texts have changed into public/downloads.')
  .option('--all', 'every sheet, after a change of their looks')
  .action(print)

await runCommand(program)

async function print({ all = false }: { all?: boolean }): Promise<void> {
  const wanted = all ? sheets : outdatedSheets()
  if (wanted.length > 0) await printSheets(wanted)
  const printed = Object.fromEntries(sheets.map((sheet) => [sheet.id, hashOfSheet(sheet)]))
  writeFileSync(PRINTED_FILE, `${JSON.stringify(printed, null, 2)}\n`)
  console.log(
    wanted.length === 0 ? 'All sheets are printed as they are.' : `Printed: ${wanted.map(({ id }) => id).join(', ')}`
  )
}

async function printSheets(wanted: Sheet[]): Promise<void> {
  const looks = `${fontFaces()}${colors()}${readFileSync('components/blocks/sheets/printed-sheet.css', 'utf8')}`
  mkdirSync(SHEETS_FOLDER, { recursive: true })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  try {
    for (const sheet of wanted) {
      // A page of its own, so that names in the file do not depend on the sheets before it.
      const page = await browser.newPage()
      await page.setContent(documentOf(sheet, looks))
      await page.evaluate(() => document.fonts.ready)
      const pdf = await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true })
      writeFileSync(`${SHEETS_FOLDER}/${sheet.id}.pdf`, withoutTime(pdf))
      await page.close()
    }
  } finally {
    await browser.close()
  }
}

function documentOf(sheet: Sheet, looks: string): string {
  const running = JSON.stringify(`${sheet.title} · ${site.name}`)
  return `<!doctype html>${renderToStaticMarkup(
    createElement(
      'html',
      { lang: 'en-US' },
      createElement('title', null, sheet.title),
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
      createElement('style', { dangerouslySetInnerHTML: { __html: `${looks}:root{--running:${running}}` } }),
      createElement('body', null, createElement(PrintedSheet, { sheet }))
    )
  )}`
}

function fontFaces(): string {
  const faces = Object.entries(FONTS).map(([name, file]) => {
    const data = readFont(file, 'scripts/content/content-sheets.ts').toString('base64')
    return `@font-face{font-family:${name};src:url(data:font/woff2;base64,${data})}`
  })
  return faces.join('')
}

/** Text has at least 7:1 on white. The lines are still visible from a printer low on toner. */
function colors(): string {
  const { ink, inkSoft, hairline, fieldLine } = themes.light.palette
  return `:root{--ink:${hex(ink)};--soft:${hex(inkSoft)};--line:${mix(hairline, fieldLine, 0.5)}}`
}

/** A fixed time of the same length, so that the same sheet gives the same bytes. */
function withoutTime(pdf: Buffer): Buffer {
  const fixed = pdf.toString('latin1').replace(/\(D:\d{14}/g, '(D:20260101000000')
  return Buffer.from(fixed, 'latin1')
}
