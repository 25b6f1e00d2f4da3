/**
 * After `next build`: puts the commands that run on a host into `.next/commands`, one file each, and completes
 * `.next/standalone`, which then runs without sources, tools or an installation: the Docker image is that folder.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeFileTrace } from '@vercel/nft'
import { build } from 'esbuild'

const COMMANDS = '.next/commands'
const STANDALONE = '.next/standalone'

/** The programs that a host runs: the server, and the commands of its operators, which are only two of db/. */
const ENTRIES = ['start', 'db/db-backup', 'db/db-copy', ...['newsletter', 'operators'].flatMap(commandsIn)]

function commandsIn(folder: string): string[] {
  const files = readdirSync(`scripts/${folder}`).filter((file) => !file.endsWith('.test.ts'))
  return files.map((file) => `${folder}/${basename(file, '.ts')}`)
}

/** Files that are read at run time and that no import names. */
const READ = [
  COMMANDS,
  'public',
  'prisma/schema.prisma',
  'prisma/migrations',
  '.next/static',
  '.next/required-server-files.json',
  'lib/images/fonts',
  'components/layout/serif.woff2',
  'node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff'
]

await build({
  entryPoints: ENTRIES.map((name) => `scripts/${name}.ts`),
  outdir: COMMANDS,
  entryNames: '[name]',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  // Read if Node is started with --enable-source-maps: stacks then name files and lines of the repository. 1 MB.
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning'
})

const entries = ENTRIES.map((name) => join(COMMANDS, `${basename(name)}.mjs`))
/** Packages that Next loads from where they are: it traces their scripts, but not what says how to load them. */
const OUTSIDE = ['satori', '@resvg/resvg-js'].map((name) => relative('', fileURLToPath(import.meta.resolve(name))))
// Next has traced itself, without what only its builds need; of its image renderer only what its own routes call.
const { fileList } = await nodeFileTrace([...entries, ...OUTSIDE], { ignore: 'node_modules/next/**' })
const { fileList: imageRenderer } = await nodeFileTrace(['node_modules/next/og.js'])
for (const file of new Set([...fileList, ...imageRenderer, ...READ])) {
  const target = join(STANDALONE, file)
  if (existsSync(target) && !READ.includes(file)) continue
  mkdirSync(dirname(target), { recursive: true })
  cpSync(file, target, { recursive: true, dereference: true })
}
// Next's own server, which would take all clients for one: docs/decisions/0004.
rmSync(join(STANDALONE, 'server.js'), { force: true })
