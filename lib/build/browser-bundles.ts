/**
 * Bundles what runs in the browser into public/assets, and writes the addresses of each bundle to components/layout/assets.json:
 * its entry first, then the chunks that it shares with others. There are two kinds, which are found by their names:
 * - `*.script.ts` is plain code, bundled into one file.
 * - `*.island.tsx` is a React component. Islands share React, and what hydrates them.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BuildOptions, build, context, type Metafile } from 'esbuild'

const FOLDER = 'public/assets'
const ISLANDS = 'components/islands'
/** The maximum sizes after gzip, in bytes: of the scripts that every page loads, and of the others. */
const SITE_BUDGET = 12 * 1024
const SCRIPT_BUDGET = 20 * 1024

const scripts = entriesNamed('.script.ts')
const islands = { ...entriesNamed('.island.tsx'), 'hydrate-island': `${ISLANDS}/loading/hydrate-island.tsx` }

function options(mode: 'production' | 'development') {
  return {
    outdir: FOLDER,
    bundle: true,
    minify: mode === 'production',
    format: 'esm',
    target: 'es2022',
    metafile: true,
    define: { 'process.env.NODE_ENV': `"${mode}"` },
    legalComments: 'none',
    logLevel: 'warning'
  } satisfies BuildOptions
}

/** Builds for production, under names that change with the content. */
export async function buildAssets(): Promise<void> {
  const common = { ...options('production'), entryNames: '[name]-[hash]', chunkNames: 'shared-[hash]' }
  rmSync(FOLDER, { recursive: true, force: true })
  const outputs = await Promise.all([
    build({ ...common, entryPoints: scripts }),
    build({ ...common, entryPoints: islands, splitting: true })
  ])
  const addresses = Object.assign({}, ...outputs.map(({ metafile }) => addressesOf(metafile)))
  writeAddresses(addresses)
  await buildWorker(Object.values(addresses).flat() as string[])
  refuseLargeScripts(outputs[0].metafile)
}

/** Builds for development, and again after each change, under names that stay. Islands are not built: Next hydrates them. */
export async function watchAssets(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true })
  const watched = await context({ ...options('development'), entryPoints: scripts })
  await watched.rebuild()
  await watched.watch()
  const scriptAddresses = Object.keys(scripts).map((name) => [name, [`/assets/${name}.js`]])
  writeAddresses(Object.fromEntries([...scriptAddresses, ...Object.keys(islands).map((name) => [name, []])]))
}

/** Builds the service worker. It stands at the root, since a worker controls only the addresses below its own. */
async function buildWorker(addresses: string[]): Promise<void> {
  const bundles = [...new Set(addresses)].sort()
  const { define, ...common } = options('production')
  await build({
    ...common,
    outdir: undefined,
    outfile: 'public/worker.js',
    format: 'iife',
    entryPoints: [`${ISLANDS}/worker/worker.ts`],
    define: {
      ...define,
      BUILD: JSON.stringify(createHash('sha256').update(bundles.join()).digest('hex').slice(0, 12)),
      BUNDLES: JSON.stringify(bundles)
    }
  })
}

/** The files whose names end so, by what comes before in the name. */
function entriesNamed(end: string): Record<string, string> {
  const files = readdirSync(ISLANDS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(end))
  return Object.fromEntries(files.sort().map((file) => [basename(file, end), join(ISLANDS, file)]))
}

function writeAddresses(addresses: Record<string, string[]>): void {
  writeFileSync('components/layout/assets.json', `${JSON.stringify(addresses, null, 2)}\n`)
}

/** The addresses of each bundle and of all that it imports, by its name. */
function addressesOf({ outputs }: Metafile): Record<string, string[]> {
  const withImports = (file: string): string[] => [
    file,
    ...(outputs[file]?.imports ?? []).flatMap(({ path }) => withImports(path))
  ]
  const entries = Object.entries(outputs).flatMap(([file, { entryPoint }]) => {
    if (!entryPoint) return []
    const name = basename(entryPoint).replace(/\..*/, '')
    return [[name, [...new Set(withImports(file))].map((path) => `/assets/${basename(path)}`)]]
  })
  return Object.fromEntries(entries)
}

function refuseLargeScripts({ outputs }: Metafile): void {
  for (const file of Object.keys(outputs)) {
    const budget = /\/(loader|site)-/.test(file) ? SITE_BUDGET : SCRIPT_BUDGET
    const bytes = gzipSync(readFileSync(file)).length
    if (bytes > budget) throw new Error(`${file} takes ${bytes} bytes of gzip: the budget is ${budget}.`)
  }
}
