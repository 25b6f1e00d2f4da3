/** The files of public/ and of Next's build, as they are at the start: Next, too, reads their names only then. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Where the addresses of these files begin. */
const STATIC = '/_next/static'

/** @returns the files by their addresses, which are encoded like those that `parseTarget` returns */
export function findAssets(folder: string): Map<string, string> {
  return new Map([...findPublicFiles(folder), ...filesIn(join(folder, '.next', 'static'), STATIC)])
}

/** The files of public/ alone: development leaves the others to Next. */
export function findPublicFiles(folder: string): Map<string, string> {
  return filesIn(join(folder, 'public'), '')
}

function filesIn(folder: string, address: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      return [[address, ...relative(folder, file).split(sep).map(encodeURIComponent)].join('/'), file] as const
    })
  return new Map(files)
}

/** The style sheets of the build, by address. They are inlined into pages, so their relative addresses become absolute. */
export function readStyleSheets(assets: Map<string, string>): Map<string, string> {
  const sheets = [...assets].filter(([address]) => address.startsWith(STATIC) && address.endsWith('.css'))
  return new Map(
    sheets.map(([address, file]) => [address, readFileSync(file, 'utf8').replaceAll('url(../', `url(${STATIC}/`)])
  )
}
