import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'affirmations-run-'))
const release = join(folder, '.releases', '2026-11-20T10-00-00Z')
const commands = join(release, '.next', 'commands')
beforeAll(() => {
  chmodSync(folder, 0o755)
  cpSync('scripts/run.mjs', join(folder, 'scripts', 'run.mjs'))
  mkdirSync(commands, { recursive: true })
  symlinkSync('2026-11-20T10-00-00Z', join(folder, '.releases', 'current'))
  for (const name of ['db-backup', 'submissions', 'chunk-ABCD2345', 'client-ABCD2345']) {
    writeFileSync(join(commands, `${name}.mjs`), 'console.log(process.argv.slice(2).join())')
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Nobody, if this is root, who may read everything. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'scripts', 'run.mjs'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    ...user
  })
  return { status, stdout, stderr }
}

it('runs a command of the current release with its arguments', () => {
  expect(run('submissions', 'list', '--limit', '2')).toEqual({ status: 0, stdout: 'list,--limit,2\n', stderr: '' })
})

it('lists its commands for one that it does not know', () => {
  const stderr = 'Usage: node scripts/run.mjs COMMAND, which is one of db-backup, submissions.\n'
  expect(run('submisions')).toEqual({ status: 1, stdout: '', stderr })
})

it('says who may not read a release, and what to do', () => {
  chmodSync(release, 'uid' in user ? 0o700 : 0)
  const { status, stderr } = run('submissions')
  chmodSync(release, 0o755)
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^\w+ may not read \S+submissions\.mjs\. As root run: .+\n$/)
  ])
})

it('starts the site with the same settings of memory by npm, by systemd and in the image', () => {
  const settingsIn = (file: string) =>
    [...new Set(readFileSync(file, 'utf8').match(/MALLOC_\w+=\w+|--max-[\w-]+=\w+/g))].sort()
  const settings = ['--max-semi-space-size=8', 'MALLOC_ARENA_MAX=2', 'MALLOC_MMAP_THRESHOLD_=1048576']
  for (const file of ['package.json', 'deploy/daily-affirmations.service', 'Dockerfile']) {
    expect([file, settingsIn(file)]).toEqual([file, settings])
  }
})
