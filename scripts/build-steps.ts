/** The steps that make what the build, development, the types and the tests read. The build has more of its own, see build.ts. */
const files = ['theme', 'fonts', 'icons', 'assets', 'site-icons', 'downloads']

export const preparation = ['generate', 'content-check', ...files].map(command)

/** Development shows content before all of its checks pass, and has a database. */
export const developmentPreparation = ['generate', 'content-build', ...files, 'db-prepare'].map(command)

function command(name: string): [program: string, ...args: string[]] {
  return ['tsx', `scripts/${name}.ts`]
}
