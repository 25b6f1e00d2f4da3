/**
 * Runs at the end of `npm ci`: refuses a Node.js that the site does not run on, and gives Node.js 20 its own version of
 * better-sqlite3. Version 13 has its binaries in the package but crashes on Node.js 20; version 12 is compiled there.
 * When Node.js 20 goes from `engines`, this file and its line in package.json go too.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const FOR_NODE_20 = { dependencies: { 'better-sqlite3': '12.11.1' }, allowScripts: { 'better-sqlite3': true } }
/** Version 12 and what it needs at run time. */
const PACKAGES = ['better-sqlite3', 'bindings', 'file-uri-to-path']

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12)) {
  console.error(
    `Node.js ${process.versions.node} does not run the site. Use Node.js 24, 26, 22 (from 22.12) or 20 (from 20.19).`
  )
  process.exit(1)
}
if (major === 20) installForNode20()

/** Installs in a folder of its own, since npm would put the version of package-lock.json back. */
function installForNode20() {
  console.log(
    'Compiling SQLite for Node.js 20, which takes a minute or two. Newer versions of Node.js need no compiler.'
  )
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'))
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, ...FOR_NODE_20 }))
    const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32'
    })
    if (status !== 0) {
      console.error(
        'SQLite could not be compiled, which takes a C++ compiler, make and Python. Node.js 22 and newer need none.'
      )
      process.exit(1)
    }
    for (const name of PACKAGES) {
      rmSync(join('node_modules', name), { recursive: true, force: true })
      cpSync(join(folder, 'node_modules', name), join('node_modules', name), { recursive: true })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
