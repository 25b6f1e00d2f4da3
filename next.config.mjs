import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'

const NOT_IN_A_RELEASE = [
  ...[
    '.env*',
    '.git/**',
    '.next/cache/**',
    '.releases/**',
    'data/**',
    'docs/**',
    'e2e/**',
    'test/**',
    'test-results/**'
  ],
  ...['*.md', '*.tsbuildinfo', '*.{ts,mjs,yaml,json}', '{app,components,content,deploy,lib,scripts}/**', 'prisma/*.ts']
]

// Turns off Next's reports to its makers. Next reads this variable after this file.
process.env.NEXT_TELEMETRY_DISABLED = '1'

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // lib/server compresses finished responses, once.
  compress: false,
  output: 'standalone',
  // Otherwise Next answers its reloading scripts, in development, at localhost only.
  allowedDevOrigins: ['127.0.0.1'],
  // Metadata stands in the head of every page, not in scripts behind it.
  htmlLimitedBots: /.*/,
  // `npm run check` and `npm test` check the types of everything, tests too. Not incrementally: TypeScript 7 then misses that a
  // JSON file has changed, such as assets.json.
  typescript: { ignoreBuildErrors: true },
  // Next takes files that are read by a computed name for whatever is in the folder, databases too.
  outputFileTracingExcludes: { '*': NOT_IN_A_RELEASE.map((path) => `./${path}`) },
  // These find files of their own beside them.
  serverExternalPackages: ['@resvg/resvg-js', 'satori', 'better-sqlite3', '@prisma/adapter-better-sqlite3'],
  turbopack: { root: import.meta.dirname }
}

/** Only `next start` asks for this phase: the site's own server has the configuration of the build. */
export default function configFor(phase) {
  if (phase !== PHASE_PRODUCTION_SERVER) return config
  throw new Error('`next start` would serve the site without its limits, headers, migrations and mail. Run: npm start')
}
