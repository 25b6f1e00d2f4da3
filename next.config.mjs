/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // `npm test` checks the types; a deployment need not wait for it again.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['better-sqlite3', '@prisma/adapter-better-sqlite3'],
  turbopack: { root: import.meta.dirname }
}

export default config
