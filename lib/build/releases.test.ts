import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addRelease, commitOf, selectedRelease } from './releases'

const home = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'affirmations-releases-'))
beforeEach(() => {
  process.chdir(folder)
  for (const name of ['build/.next/static', 'build/public/assets']) mkdirSync(name, { recursive: true })
  for (const name of ['.env', '.env.production', 'start.mjs']) writeFileSync(join('build', name), 'SECRET=geheim')
})
afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

it('leaves the settings out of a release and of the build', () => {
  const name = addRelease('build')
  for (const place of [join('.releases', name), 'build']) {
    expect(existsSync(join(place, 'start.mjs'))).toBe(true)
    expect(readdirSync(place).filter((file) => file.startsWith('.env'))).toEqual([])
  }
})

it('writes name and commit into a release', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { encoding: 'utf8' })
  const unknown = addRelease('build', new Date('2026-11-20T10:00:00Z'))
  expect([selectedRelease(), commitOf(unknown)]).toEqual(['2026-11-20T10-00-00Z', 'unknown'])
  git('init', '--quiet')
  git('commit', '--quiet', '--allow-empty', '--message=first')
  const known = addRelease('build', new Date('2026-11-20T11:00:00Z'))
  expect(JSON.parse(readFileSync(join('.releases/current', 'release.json'), 'utf8'))).toEqual({
    release: known,
    commit: git('rev-parse', '--short=12', 'HEAD').trim()
  })
})
