/** Compares SQLite’s binding with Node.js. Imports nothing of ours: the build does so before anything is generated. */
import { createRequire } from 'node:module'

/** Read without loading the binding, which a wrong version would crash with the process. */
const BINDING_VERSION: string = createRequire(import.meta.url)('better-sqlite3/package.json').version

/**
 * Node.js 20 takes version 12 of better-sqlite3, which scripts/postinstall.mjs puts there; newer ones take version 13. With the
 * other one the process would crash, as after an upgrade of Node.js.
 * @throws Error with one sentence
 */
export function checkBinding(node = process.versions.node, binding = BINDING_VERSION): void {
  const [nodeMajor, bindingMajor] = [node, binding].map((version) => Number.parseInt(version, 10)) as [number, number]
  if (nodeMajor < 22 === bindingMajor < 13) return
  throw new Error(
    `SQLite was installed for another version of Node.js than ${node}. Run npm ci again, with its scripts, then npm run build.`
  )
}
