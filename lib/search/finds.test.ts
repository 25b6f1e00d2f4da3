/** What searches lead to, over the real corpus and content: content/search/finds.yaml says it, as far as its pages are there. */
import { corpus } from '../../content/affirmations'
import finds from '../../content/generated/search/finds.json'
import { foreignWords, idioms } from '../../content/search-words'
import { setUpTestDatabase } from '../../test/database'
import { seed } from '../affirmations/writes/seed'
import { allSubcategoryIds } from '../content/taxonomy'
import { pageDocuments, type SearchKind } from './pages'
import { readSearch, type SearchHit, searchSite, suggest } from './search'

setUpTestDatabase()

beforeAll(() => seed(corpus, allSubcategoryIds()))

const entries = Object.values(corpus).flat()
const pages = pageDocuments()

const search = async (q: string, kind?: SearchKind) => searchSite(readSearch({ q, ...(kind && { kind }) }))
const titleOf = (hit?: SearchHit) => hit?.title.map(({ text }) => text).join('') ?? ''

async function hitsFor(q: string, kind: SearchKind): Promise<SearchHit[]> {
  const { lead, groups } = await search(q)
  const hits = groups.find((group) => group.kind === kind)?.hits ?? []
  return lead && kind === 'guides' ? [lead, ...hits] : hits
}

/** The addresses of the first pages or questions, the first of which stands above all affirmations. */
async function firstPages(q: string): Promise<string[]> {
  const {
    lead,
    groups: [first]
  } = await search(q)
  const hits = lead ? await hitsFor(q, 'guides') : first && first.kind !== 'affirmations' ? first.hits : []
  return hits.map(({ href }) => href)
}

/** Searches with what each should find. */
function pairsOf(searches: Record<string, string[]>): [search: string, found: string][] {
  return Object.entries(searches).flatMap(([found, all]) => all.map((one): [string, string] => [one, found]))
}

const reachable = pairsOf(finds.pages).filter(([, href]) => pages.some((page) => page.href === href))

it.each([
  ...reachable,
  // Signs that nobody sees.
  ['an\u00adxi\u00adety', '/for/anxiety'],
  ['\u2764\ufe0f', '/category/love/self-love']
])('“%s” has %s among the first pages', async (query, href) => {
  expect((await firstPages(query)).slice(0, 5)).toContain(href)
})

describe.each(Object.entries(finds.first) as [SearchKind, Record<string, string[]>][])('among %s', (kind, all) => {
  const isThere = ([, first]: [string, string]) => pages.some(({ title }) => title.startsWith(first))
  it.each(pairsOf(all).filter(isThere))('“%s” has “%s” first', async (query, first) => {
    const [hit] = await hitsFor(query, kind)
    expect(titleOf(hit).slice(0, first.length)).toBe(first)
  })
})

it.each(pairsOf(finds.affirmations))('“%s” has an affirmation about %s first', async (query, about) => {
  const [first] = await hitsFor(query, 'affirmations')
  const { text = '', for: audience, tags = [] } = entries.find((entry) => entry.text === titleOf(first)) ?? {}
  expect([text, audience, ...tags].join(' ').toLowerCase()).toMatch(new RegExp(about))
})

it.each(finds.classics)('“%s” finds that sentence first', async (query) => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/^i[’']?m /, 'i am ')
      .replace(/\.$/, '')
  const [first] = await hitsFor(query, 'affirmations')
  expect(plain(titleOf(first))).toBe(plain(query))
})

it.each([
  'do affirmations really work',
  'Do they actually work?',
  'is it science',
  'how many times should I repeat an affirmation',
  'how long until affirmations work',
  'can i say them in my head',
  'what time of day is best',
  'affirmations that dont feel fake',
  'why do affirmations make me feel worse'
])('“%s” is answered by a question, and by no affirmation', async (query) => {
  const kinds = (await search(query)).groups.map(({ kind }) => kind)
  expect(kinds[0]).toBe('questions')
  expect(kinds).not.toContain('affirmations')
})

it.each(['i hate myself', 'i hate my body', 'i am so stupid', 'sad', 'angry', 'so lonely', '💔'])(
  '“%s” has gentle affirmations first, and no joke',
  async (query) => {
    const tags = (await hitsFor(query, 'affirmations')).slice(0, 3).map(({ affirmation }) => affirmation?.tags ?? [])
    expect(tags.length).toBeGreaterThan(0)
    expect(tags.flat()).not.toContain('humor')
    expect(tags[0]).toContain('gentle')
  }
)

it.each(['short affirmations', 'I am affirmations', 'I am', 'classic', 'affirmations', 'afirmaciones positivas'])(
  '“%s” asks for affirmations, for the classics if any are',
  async (query) => {
    const [first] = (await search(query)).groups
    expect(first?.kind).toBe('affirmations')
    const hasClassics = entries.some(({ tags }) => tags.includes('classic'))
    if (hasClassics) for (const hit of first?.hits ?? []) expect(hit.affirmation?.tags).toContain('classic')
  }
)

it.each([
  'i can do it',
  'I will do this',
  'everything will be okay',
  'everything is working out for me',
  'i deserve good things'
])('“%s” asks for lines', async (query) => {
  expect((await search(query)).groups[0]?.kind).toBe('affirmations')
})

it('finds nothing by one known word among unknown ones', async () => {
  expect((await search('ya nije dobro ovdje sleep')).groups).toEqual([])
})

it('looks for the word itself in “affirmations” among questions', async () => {
  const { groups } = await search('affirmations', 'questions')
  expect(groups[0]?.hits.length).toBeGreaterThan(5)
})

it('finds no exams for an ex', async () => {
  const { groups } = await search('my ex')
  expect(JSON.stringify(groups.map(({ hits }) => hits.map(({ title }) => title)))).not.toMatch(/exam/i)
})

it.each(['affirmations for zookeepers', 'zookeepers'])(
  'says that nothing is about “%s”, and has lines for whoever asks for them',
  async (query) => {
    const { groups, unknown } = await search(query)
    expect(unknown).toEqual(['zookeepers'])
    expect(groups.map(({ kind }) => kind)).toEqual(query.startsWith('affirmations') ? ['affirmations'] : [])
  }
)

it.each(idioms.filter(({ isPlain }) => isPlain).flatMap(({ searches }) => searches.map((one) => one.replace('=', ''))))(
  'says that nothing is written for “%s”, and has lines for anyone above all else',
  async (query) => {
    const { isPlain, lead, groups } = await search(query)
    expect([isPlain, lead, groups[0]?.kind]).toEqual([true, undefined, 'affirmations'])
    for (const { affirmation } of groups[0]?.hits ?? []) expect(['anyone', 'list']).toContain(affirmation?.audience)
  }
)

it('ends affirmations with others of the page that the query is about, and of no other page', async () => {
  const hits = await hitsFor('affirmations for seniors', 'affirmations')
  expect(hits.map(({ affirmation }) => affirmation?.audience)).toEqual(hits.map(() => 'aging'))
  expect(await hitsFor('i want to die', 'affirmations')).toEqual([])
})

it('has no lines for one life among those of a guide for anyone', async () => {
  const hits = await hitsFor('overwhelmed', 'affirmations')
  for (const { affirmation } of hits.slice(0, 3)) expect(['anyone', 'list']).toContain(affirmation?.audience)
})

it('puts the page that is about it above affirmations and once only, and none above a sentence of somebody', async () => {
  const { lead, groups } = await search('panic attack')
  expect(lead?.href).toBe('/for/panic')
  expect(groups[0]).toMatchObject({ kind: 'affirmations', hasMore: true })
  expect(groups[0]?.hits).toHaveLength(5)
  expect(groups.flatMap(({ hits }) => hits.map(({ href }) => href))).not.toContain('/for/panic')
  const sentence = await search('I am enough')
  expect([sentence.lead, sentence.groups[0]?.kind]).toEqual([undefined, 'affirmations'])
})

it.each([
  'how do i print this',
  'unsubscribe',
  'how does the api work',
  'how long does it take',
  'does gratitude work'
])('“%s” has no affirmation first', async (query) => {
  const { lead, groups } = await search(query)
  expect([lead, groups[0]?.kind]).not.toContain('affirmations')
  expect(lead).toBeUndefined()
})

it('has a note about the word of another language that was understood', async () => {
  expect((await search('ansiedad')).corrections).toEqual([{ from: 'ansiedad', to: 'anxiety' }])
})

it.each(['i want to die', 'my husband hits me', 'anorexia', 'me quiero morir', '죽고 싶어'])(
  'shows no text that misreads “%s” beside the helplines',
  async (query) => {
    expect(await search(query)).toMatchObject({ groups: [], corrections: [] })
    expect((await suggest({ query })).map(({ kind }) => kind)).toEqual(['help'])
  }
)

it('looks for words for grief if someone has died by suicide', async () => {
  expect((await search('my brother died by suicide')).distress).toBe('loss')
  const guides = await hitsFor('my brother died by suicide', 'guides')
  expect(guides.map(({ href }) => href)).toContain('/problem-solution/grief')
})

it('has pages and words for all idioms, emoji and words of other languages', async () => {
  expect(pages.map(({ href }) => href)).toEqual(expect.arrayContaining(idioms.flatMap((idiom) => idiom.pages ?? [])))
  for (const words of [...Object.keys(foreignWords), ...idioms.map((idiom) => idiom.words)])
    expect([words, (await search(words)).groups.length]).not.toEqual([words, 0])
})
