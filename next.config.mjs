import { fileURLToPath } from 'node:url'

/**
 * Pages that show published lines. The server makes them anew once something was published; a cache in front may keep them
 * 20 seconds, and answer 30 more while it asks: with what the server needs to notice, under a minute.
 */
const PAGES_WITH_LINES = ['/', '/category/:path*', '/affirmation/:path*', '/generator']
const CACHE_CONTROL = { key: 'Cache-Control', value: 's-maxage=20, stale-while-revalidate=30' }

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  output: 'standalone',
  cacheHandler: fileURLToPath(new URL('./lib/http/page-cache.mjs', import.meta.url)),
  // `npm test` checks the types; a deployment need not wait for it again.
  typescript: { ignoreBuildErrors: true },
  // Fonts are cut and read by packages that find their own files beside them.
  serverExternalPackages: ['fontkit', 'subset-font', 'better-sqlite3', '@prisma/adapter-better-sqlite3'],
  headers: () => PAGES_WITH_LINES.map((source) => ({ source, headers: [CACHE_CONTROL] })),
  // How long an open tab keeps a page that it loaded ahead, in seconds.
  experimental: { staleTimes: { static: 30 } },
  turbopack: { root: import.meta.dirname }
}

export default config
