import { fileURLToPath } from 'node:url'

/**
 * How long a cache in front may keep a page, and answer with it while it asks again or the site is away, in seconds. Lines:
 * with what the server needs to notice a publication, under a minute. Words: a deployment shows within minutes, before
 * the files of the last one are missed. Addresses are those that are asked for, before middleware.ts rewrites them.
 */
const PAGES_WITH_LINES = ['/', '/category/:path*', '/affirmation/:path*', '/generator']
const PAGES_OF_WORDS = [
  '/how-to-guide/:path*',
  '/how-to/:path*',
  '/problem-solution/:path*',
  '/science-hub',
  '/science',
  '/affirmation-builder',
  '/builder',
  '/resources',
  '/submit'
]
const kept = (sources, seconds, whileAsking) =>
  sources.map((source) => {
    const value = `s-maxage=${seconds}, stale-while-revalidate=${whileAsking}, stale-if-error=86400`
    return { source, headers: [{ key: 'Cache-Control', value }] }
  })

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  output: 'standalone',
  cacheHandler: fileURLToPath(new URL('./lib/http/page-cache.mjs', import.meta.url)),
  // `npm test` checks the types; a deployment need not wait for it again.
  typescript: { ignoreBuildErrors: true },
  // These find files of their own beside them.
  serverExternalPackages: ['@resvg/resvg-js', 'satori', 'better-sqlite3', '@prisma/adapter-better-sqlite3'],
  headers: () => [...kept(PAGES_WITH_LINES, 20, 30), ...kept(PAGES_OF_WORDS, 300, 60)],
  // How long an open tab keeps a page that it loaded ahead, in seconds.
  experimental: { staleTimes: { static: 30 } },
  turbopack: { root: import.meta.dirname }
}

export default config
