/** The steps that make what the build, development, the types and the tests read. The build has more of its own, see build.ts. */
const files = ['theme', 'fonts', 'browser-bundles'].map((name) => `build/${name}`)

/** The steps of each stage need those before it, and nothing of each other. */
export const preparationStages = [['db/prisma-clients', 'content/content-check', 'build/icons'], files].map((names) =>
  names.map(command)
)

export const preparation = preparationStages.flat()

/** Development builds content itself, before all checks pass, and builds what runs in the browser again at each change. */
export const developmentPreparation = [
  ...['db/prisma-clients', 'build/icons'],
  ...files.filter((name) => name !== 'build/browser-bundles')
].map(command)

function command(name: string): [program: string, ...args: string[]] {
  return ['tsx', `scripts/${name}.ts`]
}
