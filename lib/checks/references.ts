/** Studies that texts cite and addresses that they link to. */

import { studies } from '../../content/science/studies'
import { isOn } from '../../content/site'
import type { ContentIssue } from '../content/issues/issue'
import { checkStyle } from '../content/text/house-style'
import { findInvalidMarkup } from '../content/text/invalid-markup'
import { allTexts, citedKeys, parseProse } from '../content/text/prose'
import { suggestion } from '../did-you-mean'
import { aliases, pages, type Route } from '../routes'
import { sitePages } from '../site/pages'

const studyKeys = new Set(studies.map(({ key }) => key))

const addresses = new Set<string>([
  ...sitePages.map(({ path }) => path),
  ...Object.values<Route>(pages).flatMap(({ pattern, feature }) =>
    pattern.includes('[') || !isOn(feature) ? [] : [pattern]
  ),
  ...Object.keys(aliases)
])

/** Checks the words of all texts of an entry. */
export function checkWords(where: string, entry: unknown): ContentIssue[] {
  return allTexts(entry).flatMap((text) => checkStyle(text).map((message) => ({ where, message, words: text })))
}

/** Checks the marks in all texts of an entry. */
export function checkReferences(where: string, entry: unknown): ContentIssue[] {
  const texts = allTexts(entry)
  const links = texts.flatMap(parseProse).flatMap((part) => (part.kind === 'link' ? [part.href] : []))
  return [
    ...checkStudies(where, citedKeys(texts)),
    ...checkLinks(where, links),
    ...texts.flatMap(findInvalidMarkup).map(({ found, message }) => ({ where, message, words: found }))
  ]
}

export function checkStudies(where: string, keys: string[]): ContentIssue[] {
  return keys
    .filter((key) => !studyKeys.has(key))
    .map((key) => ({
      where,
      message: `cites @${key}, which content/science/studies.yaml does not have${suggestion(key, [...studyKeys])}`,
      words: key
    }))
}

/** Checks addresses of the site; those of others, and files to download, are not looked at. */
export function checkLinks(where: string, links: string[]): ContentIssue[] {
  return links
    .filter((href) => href.startsWith('/') && !href.startsWith('/downloads/'))
    .filter((href) => !addresses.has(href.split('#')[0] as string))
    .map((href) => ({
      where,
      message: `links to ${href}, which is not an address of the site${suggestion(href, [...addresses])}`,
      words: href
    }))
}
