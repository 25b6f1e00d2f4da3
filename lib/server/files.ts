/** Static files: those in public/, and those that Next's build has written to _next/static. */
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { cachePolicy } from '../site/cache-policy'
import { routes } from '../site/routes'
import { CLOSED_POLICY, WORKER_POLICY } from './document'
import { type FinishedResponse, finish } from './finished-response'
import { commonHeaders, REFERRER } from './headers'
import { PREVIOUS_ASSETS_FOLDER } from './releases'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8'
}

export interface PublicFile {
  file: string
  type: string
  read: () => Promise<Buffer>
}

/** All static files by address, listed once at the start of the server. */
export function findFiles(folder: string): ReadonlyMap<string, PublicFile> {
  const found = [
    // Of the release before, for pages in browsers and caches: the files of this one come last, and win.
    ...filesBelow(join(folder, PREVIOUS_ASSETS_FOLDER, 'public')).map(([path, file]) => [`/${path}`, file] as const),
    ...filesBelow(join(folder, PREVIOUS_ASSETS_FOLDER, '.next', 'static')).map(
      ([path, file]) => [`/_next/static/${path}`, file] as const
    ),
    ...filesBelow(join(folder, 'public')).map(([path, file]) => [`/${path}`, file] as const),
    ...filesBelow(join(folder, '.next', 'static')).map(([path, file]) => [`/_next/static/${path}`, file] as const)
  ]
  return new Map(
    found.map(([path, file]) => {
      const type = TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream'
      return [
        path.split('/').map(encodeURIComponent).join('/').toLowerCase(),
        { file, type, read: () => readFile(file) }
      ]
    })
  )
}

/** Makes the response of a file. */
export async function finishFile(path: string, { type, read }: PublicFile, siteUrl: string): Promise<FinishedResponse> {
  const headers = {
    ...commonHeaders(siteUrl, path),
    'content-type': type,
    'cache-control': cachePolicy(path).cacheControl,
    'content-security-policy': policyOf(path, type),
    ...REFERRER
  }
  return finish(200, headers, await read())
}

function policyOf(path: string, type: string): string {
  if (path === routes.worker()) return WORKER_POLICY
  // A browser shows a PDF in a viewer that has scripts and styles, which the closed policy would block.
  return type === 'application/pdf' ? "frame-ancestors 'none'" : CLOSED_POLICY
}

function filesBelow(folder: string): [path: string, file: string][] {
  let entries: ReturnType<typeof readEntries>
  try {
    entries = readEntries(folder)
  } catch {
    return []
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name)
      return [relative(folder, file).split(sep).join('/'), file]
    })
}

function readEntries(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
}
