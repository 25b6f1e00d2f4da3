import { fromMarkdown } from 'mdast-util-from-markdown'
import { lives } from '../../../content/lives'
import { publish, setUpTestDatabase } from '../../../test/database'
import { allTexts, plainText } from '../../content/text/prose'
import { markdownTwinOf } from '../../routes'
import { listedPages } from '../pages'
import { findMarkdownTwin, textOfTwin } from './twins'

setUpTestDatabase()

const ORIGIN = 'https://example.org'

interface Node {
  type: string
  value?: string
  url?: string
  children?: Node[]
}

const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)]

async function twin(path: string) {
  const found = await findMarkdownTwin(path)
  if (!found) return undefined
  const text = await textOfTwin(found, ORIGIN)
  const nodes = nodesOf(fromMarkdown(text) as Node)
  const words = nodes.map(({ value = '' }) => value).join('')
  return { ...found, text, nodes, words: words.replace(/\s+/g, ' ') }
}

beforeAll(() => publish({ daily: ['I rest *now* [really] <b>.'] }))

it('has a text for each guide and situation that the pages link to', async () => {
  const pages = listedPages.filter(({ path }) => markdownTwinOf(path))
  expect(pages.length).toBeGreaterThan(100)
  for (const { path, title } of pages) {
    const found = await twin(path)
    expect(found?.page).toBe(path)
    expect(found?.words.startsWith(title.replace(/\s+/g, ' '))).toBe(true)
    // Marks of content/ are gone, and links lead somewhere.
    expect(found?.text).not.toMatch(/\[@|undefined|\[object/)
    for (const { url } of found?.nodes ?? []) if (url) expect(url).toMatch(/^https?:\/\/|^#/)
  }
})

it('has every sentence of a guide that its page has', async () => {
  for (const { path, entry } of listedPages.filter(({ kind }) => kind === 'problem')) {
    const { guide } = entry as { guide: Record<string, unknown> }
    const { slug, seo, urgency, badges, category, helpSubject, relatedProblems, ...shown } = guide
    const { words = '' } = (await twin(path)) ?? {}
    const folded = words.replace(/ \[\d+\]/g, '')
    const missing = allTexts(shown).filter((text) => !folded.includes(plainText(text).replace(/\s+/g, ' ')))
    expect(missing).toEqual([])
  }
})

it('keeps the words of an affirmation as they are', async () => {
  const found = await twin('/affirmation/daily-001')
  expect(found?.page).toBe('/affirmation/daily-001-slug')
  expect(found?.nodes.find(({ type }) => type === 'text')?.value).toBe('I rest *now* [really] <b>.')
})

it('has helplines where a page has them', async () => {
  const life = lives.find(({ help }) => help)
  expect((await twin(`/for/${life?.slug}`))?.words).toContain('988')
})

it.each([
  ['body-image', 'National Alliance for Eating Disorders Helpline'],
  ['parental-guilt', 'National Maternal Mental Health Hotline'],
  ['grief', '988 Suicide & Crisis Lifeline']
])('begins the helplines of the guide %s with %s', async (guide, first) => {
  const { words = '' } = (await twin(`/problem-solution/${guide}`)) ?? {}
  expect(words.split('United States: ')[1]?.slice(0, first.length)).toBe(first)
})

it.each([
  '/affirmation/nope',
  '/for/nope',
  '/how-to-guide/nope',
  '/category/daily/nope',
  '/category/daily',
  '/privacy',
  '/for/moms/x'
])('has none at %s', async (path) => {
  expect(await findMarkdownTwin(path)).toBeUndefined()
})
