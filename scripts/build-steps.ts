/** The steps that make what the build, the types and the tests read. The build adds its own to them, see build.ts. */
export const preparation = [
  ['tsx', 'scripts/generate.ts'],
  ['tsx', 'scripts/content-check.ts'],
  ['tsx', 'scripts/theme.ts'],
  ['tsx', 'scripts/fonts.ts'],
  ['tsx', 'scripts/icons.ts'],
  ['tsx', 'scripts/assets.ts'],
  ['tsx', 'scripts/site-icons.ts'],
  ['tsx', 'scripts/downloads.ts']
]
