/** What a build downloads, and by what it is recognized. */
import { readFileSync } from 'node:fs'

it('names every package of the lock with its hash', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string; link?: boolean }>
  }
  const downloaded = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)
  expect(downloaded.length).toBeGreaterThan(100)
  const unknown = downloaded.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
  expect(unknown.map(([path]) => path)).toEqual([])
})

it('names every action of the workflow by its commit: a tag can be moved', () => {
  const used = [...readFileSync('.github/workflows/test.yml', 'utf8').matchAll(/uses: (\S+)/g)].map(
    ([, action]) => action
  )
  expect(used.length).toBeGreaterThan(0)
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
})

describe('packages that belong together', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const versions = { ...dependencies, ...devDependencies }

  it.each([
    ['Prisma', /^(prisma$|@prisma\/(?!schema-engine-wasm))/],
    ['Tailwind', /^(tailwindcss|@tailwindcss\/)/],
    ['React', /^react(-dom)?$/],
    ['Playwright', /playwright/]
  ])('have one version: %s', (_, names) => {
    const group = Object.entries(versions).filter(([name]) => names.test(name))
    expect(group.length).toBeGreaterThan(1)
    expect(new Set(group.map(([, version]) => version))).toEqual(new Set([group[0]?.[1]]))
  })

  it('have the engine that Prisma was released with', () => {
    const { version } = JSON.parse(readFileSync('node_modules/@prisma/engines-version/package.json', 'utf8'))
    expect(versions['@prisma/schema-engine-wasm']).toBe(version)
  })
})
