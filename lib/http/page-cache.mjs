/**
 * Next's own page cache on disk, with the policy of each page among its headers. docs/decisions/0006 and 0007.
 */
import module from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { joinDataScripts, POLICY_HEADER, policyOfHtml } from './content-policy.mjs'

/** Node and Next's bundler do not agree on what the default of such a module is. */
const FileSystemCache = module.default ?? module

export default class PageCache extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context)
    if (entry?.value?.kind === 'APP_PAGE') secure(entry.value)
    return entry
  }

  /** Called with the very page that is about to be sent: also the first answer has its policy. */
  async set(key, value, context) {
    if (value?.kind === 'APP_PAGE') secure(value)
    await super.set(key, value, context)
  }
}

/** Changes the page in place: it is the object that stays in memory, so that its scripts are hashed once. */
function secure(page) {
  if (page.headers?.[POLICY_HEADER]) return
  page.html = joinDataScripts(page.html)
  page.headers = { ...page.headers, [POLICY_HEADER]: policyOfHtml(page.html) }
}
