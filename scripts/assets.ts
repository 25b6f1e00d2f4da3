/**
 * Bundles what runs in the browser into public/assets, under names that change with the content, and writes their addresses
 * to components/layout/assets.json: the entry of each bundle first, then the chunks that it shares with others.
 */
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BuildOptions, build, type Metafile } from 'esbuild'
import { env } from '../lib/env'

const FOLDER = 'public/assets'
const ISLANDS = 'components/islands'
/** `OFFLINE=0` at a build switches the service worker off: browsers that have one remove it and what it has kept. */
const HAS_WORKER = env().OFFLINE
/** The maximum size of the script that a page loads before any control is touched, in bytes after gzip. */
const SITE_BUDGET = 12 * 1024
/** Modules that a page may load besides, likewise. */
const PAGE_BUDGET = 20 * 1024

const common = {
  outdir: FOLDER,
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  metafile: true,
  define: { 'process.env.NODE_ENV': '"production"', OFFLINE: String(HAS_WORKER) },
  legalComments: 'none',
  logLevel: 'warning'
} satisfies BuildOptions

rmSync(FOLDER, { recursive: true, force: true })

// Built without splitting, so that each is one file.
const site = await build({
  ...common,
  entryPoints: { loader: `${ISLANDS}/loader.ts`, site: `${ISLANDS}/site/index.ts` },
  entryNames: '[name]-[hash]'
})
const islands = await build({
  ...common,
  entryPoints: {
    toaster: `${ISLANDS}/toaster.island.tsx`,
    generator: `${ISLANDS}/generator/generator.island.tsx`,
    builder: `${ISLANDS}/builder/builder.island.tsx`,
    deck: `${ISLANDS}/deck/index.ts`,
    submission: `${ISLANDS}/submission/submission.island.tsx`
  },
  entryNames: '[name]-[hash]',
  chunkNames: 'shared-[hash]',
  splitting: true
})

// Suggestions for a search field: no island, since they need no React.
const suggestions = await build({
  ...common,
  entryPoints: { suggestions: `${ISLANDS}/search-suggestions.ts` },
  entryNames: '[name]-[hash]'
})

// Scripts of single pages: each is one file.
const pages = await build({
  ...common,
  entryPoints: {
    daily: `${ISLANDS}/daily-card.ts`,
    favorites: `${ISLANDS}/favorites/favorites-page.ts`,
    practice: `${ISLANDS}/practice/practice-page.ts`,
    plan: `${ISLANDS}/plan-calendar.ts`,
    guide: `${ISLANDS}/guide.ts`,
    studies: `${ISLANDS}/study-filter.ts`
  },
  entryNames: '[name]-[hash]'
})

const addresses = Object.assign(
  {},
  ...[site, islands, suggestions, pages].map(({ metafile }) => addressesOf(metafile))
) as Record<string, string[]>
writeFileSync('components/layout/assets.json', `${JSON.stringify(addresses, null, 2)}\n`)

// At the root, since a worker stands for the addresses below its own.
const bundles = [...new Set(Object.values(addresses).flat())].sort()
await build({
  ...common,
  outdir: undefined,
  outfile: 'public/worker.js',
  format: 'iife',
  entryPoints: [`${ISLANDS}/worker/${HAS_WORKER ? 'worker' : 'retired'}.ts`],
  define: {
    ...common.define,
    BUILD: JSON.stringify(createHash('sha256').update(bundles.join()).digest('hex').slice(0, 12)),
    BUNDLES: JSON.stringify(bundles)
  }
})

refuseLargerThan(SITE_BUDGET, site.metafile)
refuseLargerThan(PAGE_BUDGET, pages.metafile)

function refuseLargerThan(budget: number, { outputs }: Metafile): void {
  for (const file of Object.keys(outputs)) {
    const bytes = gzipSync(readFileSync(file)).length
    if (bytes > budget) throw new Error(`${file} takes ${bytes} bytes of gzip: the budget is ${budget}.`)
  }
}

/** The addresses of each bundle, by the name that its file begins with. */
function addressesOf({ outputs }: Metafile): Record<string, string[]> {
  const entries = Object.entries(outputs).filter(([, { entryPoint }]) => entryPoint !== undefined)
  return Object.fromEntries(
    entries.map(([file]) => [
      basename(file).split('-')[0],
      [...chunksOf(file, outputs)].map((path) => `/assets/${basename(path)}`)
    ])
  )
}

/** A file and all that it imports. */
function chunksOf(file: string, outputs: Metafile['outputs'], found = new Set<string>()): Set<string> {
  found.add(file)
  for (const { path } of outputs[file]?.imports ?? []) if (!found.has(path)) chunksOf(path, outputs, found)
  return found
}
