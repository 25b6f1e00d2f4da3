/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // lib/server compresses finished responses, once.
  compress: false,
  output: 'standalone',
  // Metadata stands in the head of every page, not in scripts behind it.
  htmlLimitedBots: /.*/,
  // `npm test` checks the types; a deployment need not wait for it again.
  typescript: { ignoreBuildErrors: true },
  // These find files of their own beside them.
  serverExternalPackages: ['@resvg/resvg-js', 'satori', 'better-sqlite3', '@prisma/adapter-better-sqlite3'],
  turbopack: { root: import.meta.dirname }
}

export default config
