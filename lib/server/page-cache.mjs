/**
 * Next's own page cache on disk, with three differences: each page has its policy among its headers (docs/decisions/0006),
 * a page that is out of date is not shown once more (0007), and what is on disk is whole and bounded.
 */
import { rename, rm, writeFile } from 'node:fs/promises'
import module from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { joinDataScripts, POLICY_HEADER, policyOfHtml } from './content-policy.mjs'
import { shared } from './shared-state.mjs'

/** Node and Next's bundler do not agree on what the default of such a module is. */
const FileSystemCache = module.default ?? module

/** How the key of the home page ends: it is the only one that shows the day's affirmation. */
const HOME = '/$/index'
const DAY_MS = 86_400_000

/** As many pages as may be on their way at once; some 100 KB each. */
const REMEMBERED = 100

/** When each page in memory was made. Next renews its own time when it keeps a page that it could not make anew. */
const madeAt = new WeakMap()
let written = 0

export default class PageCache extends FileSystemCache {
  constructor(context) {
    super(context.fs ? { ...context, fs: { ...context.fs, writeFile: writeWhole } } : context)
  }

  async get(key, context) {
    const entry = await super.get(key, context)
    if (entry?.value?.kind !== 'APP_PAGE') return entry
    if (!madeAt.has(entry.value)) madeAt.set(entry.value, entry.lastModified)
    // While the database is away, a page of yesterday is better than none.
    secure(entry.value)
    if (isOutdated(key, madeAt.get(entry.value)) && (await shared.canMakePages())) {
      remember(pathOf(key), entry.value)
      return null
    }
    return entry
  }

  /** Called with the very page that is about to be sent: also the first answer has its policy. */
  async set(key, value, context) {
    if (value?.kind === 'APP_PAGE') {
      secure(value)
      shared.beingMadeAnew.delete(pathOf(key))
      if (!madeAt.has(value)) madeAt.set(value, Date.now())
      // There are more addresses that lead nowhere than disks can hold.
      if (value.status === 404 && !(await super.get(key, context))) {
        SharedCacheControls.cacheControls.delete(key)
        return
      }
    }
    await super.set(key, value, context)
  }
}

/** Keys end with `$` and the path. */
function pathOf(key) {
  return key.slice(key.indexOf('/$') + 2)
}

function remember(path, page) {
  shared.beingMadeAnew.delete(path)
  if (shared.beingMadeAnew.size >= REMEMBERED) shared.beingMadeAnew.delete(shared.beingMadeAnew.keys().next().value)
  shared.beingMadeAnew.set(path, page)
}

function isOutdated(key, made) {
  return made < shared.outdatedBefore || (key.endsWith(HOME) && dayOf(made) !== dayOf(Date.now()))
}

function dayOf(time) {
  return Math.floor(time / DAY_MS)
}

/** Changes the page in place: it is the object that stays in memory, so that its scripts are hashed once. */
function secure(page) {
  if (page.headers?.[POLICY_HEADER]) return
  page.html = joinDataScripts(page.html)
  page.headers = { ...page.headers, [POLICY_HEADER]: policyOfHtml(page.html) }
}

/** A full disk or a killed process leaves the page as it was, never half of it. */
async function writeWhole(path, data) {
  written += 1
  const part = `${path}.${process.pid}-${written}.part`
  try {
    await writeFile(part, data)
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true }).catch(() => {})
    throw error
  }
}
