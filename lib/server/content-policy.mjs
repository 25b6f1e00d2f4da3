/**
 * The Content-Security-Policy of every answer. Plain JavaScript, since lib/server/page-cache.mjs reads it inside Next.
 * Why it is made of hashes: docs/decisions/0006.
 */
import { createHash } from 'node:crypto'

export const POLICY_HEADER = 'content-security-policy'

/** sonner puts a style sheet into the page, empty at first. The test says the new hash after an upgrade. */
const EMPTY_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
export const SONNER_STYLE_HASH = 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='

const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g
const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g

/** What no page of ours needs is forbidden; what is left comes from our own origin. */
const EVERYWHERE = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"

/** For what is not a page: calls, feeds, pictures, files. Browsers style their own views of XML and pictures inline. */
export const CLOSED_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The policy of a page.
 * @param {string} scripts which inline scripts run, as sources: `'sha256-…'` or `'nonce-…'`
 * @param {string} styleAttributes hashes of the style attributes that the page comes with
 */
export function pagePolicy(scripts, styleAttributes = '') {
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trimEnd(),
    `style-src 'self' '${EMPTY_HASH}' '${SONNER_STYLE_HASH}'`,
    "img-src 'self' data:",
    EVERYWHERE
  ]
  if (styleAttributes) directives.push(`style-src-attr 'unsafe-hashes' ${styleAttributes}`)
  if (process.env.SITE_URL?.startsWith('https:')) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

/**
 * The policy of a page whose HTML is known: exactly its own inline scripts and style attributes count.
 * @param {string} html
 */
export function policyOfHtml(html) {
  const scripts = [...html.matchAll(SCRIPT)].filter(
    ([, attributes]) => !/\ssrc=/.test(attributes) && !isData(attributes)
  )
  const styles = [...html.matchAll(STYLE_ATTRIBUTE)].map(([, text]) => text.replace(/&(quot|#x27|amp);/g, decoded))
  return pagePolicy(sourcesOf(scripts.map(([, , code]) => code)), sourcesOf(styles))
}

/** @param {string[]} texts */
function sourcesOf(texts) {
  return [...new Set(texts)].map((text) => `'${hashOf(text)}'`).join(' ')
}

/** What React escapes in an attribute, and what stands in a style. */
function decoded(_entity, name) {
  return { quot: '"', '#x27': "'", amp: '&' }[name]
}

/** Structured data is not run, and needs no leave. */
function isData(attributes) {
  return /\stype="application\/ld\+json"/.test(attributes)
}

/** @param {string} text of an inline script or style */
export function hashOf(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/**
 * Makes one script of the many in which Next sends a page's data, so that the policy stays short however long a page is.
 * Within a script's own data `<` is always escaped: what is looked for stands between two scripts only.
 * @param {string} html
 */
export function joinDataScripts(html) {
  return html.replaceAll(')</script><script>self.__next_f.push(', ');self.__next_f.push(')
}
