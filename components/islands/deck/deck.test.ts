import fc from 'fast-check'
import '../../../test/arbitraries'
import { routes } from '@/lib/routes'
import { RequestError } from '../browser/request'

const CATEGORIES = ['daily', 'love', 'weekly']
const STRENGTHS = ['gentle', 'bold']

interface DeckAffirmation {
  id: string
  category: string
  strength: string
  isForAnyone: boolean
  isWink: boolean
}

interface Choice {
  categories: string[]
  strength?: string
  wink?: boolean
}

type Step = { kind: 'draw'; choice: Choice } | ({ kind: 'add' } & Omit<DeckAffirmation, 'id'>) | { kind: Event }
type Event = 'retire' | 'reload' | 'storage is full' | 'storage has room'

const oneOf = <T>(values: T[]) => fc.constantFrom(...values)
const choices = fc.record({
  categories: fc.subarray(CATEGORIES),
  strength: fc.option(oneOf(STRENGTHS), { nil: undefined }),
  wink: fc.boolean()
})
const steps = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: fc.record({ kind: fc.constant('draw' as const), choice: choices }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('add' as const),
        category: oneOf(CATEGORIES),
        strength: oneOf(STRENGTHS),
        isForAnyone: fc.boolean(),
        isWink: fc.boolean()
      })
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: oneOf<Event>(['retire', 'reload', 'storage is full', 'storage has room']) })
    }
  ),
  { maxLength: 120 }
) as fc.Arbitrary<Step[]>

/** The site as far as the deck sees it: affirmations come and go. */
class DeckSite {
  entries: DeckAffirmation[] = []
  private added = 0

  constructor(
    perSet: number,
    readonly limit = Number.POSITIVE_INFINITY
  ) {
    for (const category of CATEGORIES)
      for (const strength of STRENGTHS)
        for (let count = 0; count < perSet; count += 1) {
          this.add({ category, strength, isForAnyone: true, isWink: false })
        }
  }

  add(entry: Omit<DeckAffirmation, 'id'>): void {
    this.added += 1
    this.entries.push({ ...entry, id: `${entry.category}-${this.added}` })
  }

  wanted({ categories, strength, wink }: Choice): DeckAffirmation[] {
    return this.entries.filter(
      (entry) =>
        (categories.length === 0 ? entry.isForAnyone : categories.includes(entry.category)) &&
        (strength === undefined || strength === entry.strength) &&
        (!wink || entry.isWink)
    )
  }

  /** Responds to requests, and returns the call for any affirmation of the choice. */
  random(choice: Choice): () => Promise<DeckAffirmation> {
    respond = (path) =>
      path === routes.deckApi() ? this.deck() : this.entries.find(({ id }) => path === routes.affirmationApi(id))
    const all = this.wanted(choice)
    return async () => all[Math.floor(Math.random() * all.length)] as DeckAffirmation
  }

  private deck() {
    return {
      sets: CATEGORIES.flatMap((category) =>
        STRENGTHS.map((strength) => {
          const all = this.wanted({ categories: [category], strength })
          const idsOf = (entries: DeckAffirmation[]) => entries.slice(0, this.limit).map(({ id }) => id)
          return {
            category,
            strength,
            ids: idsOf(all.filter(({ isForAnyone }) => isForAnyone)),
            others: idsOf(all.filter(({ isForAnyone }) => !isForAnyone)),
            winks: all.filter(({ isWink }) => isWink).map(({ id }) => id)
          }
        })
      ),
      isComplete: this.limit === Number.POSITIVE_INFINITY,
      lines: []
    }
  }
}

/** The site's response to a GET request; undefined for what is gone. */
let respond: (path: string) => unknown

beforeEach(() => {
  globalThis.fetch = async (path) => {
    const found = respond(String(path))
    return found === undefined ? new Response('Gone', { status: 410 }) : Response.json(found)
  }
})

/** Loads the module anew, as a page does. */
async function load() {
  jest.resetModules()
  return (await import('./deck.script')).draw
}

/** A browser's storage, as far as the deck uses it. */
class TestStorage {
  private readonly values = new Map<string, string>()
  isFull = false

  getItem(key: string): string | null {
    return this.values.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('no room', 'QuotaExceededError')
    this.values.set(key, value)
  }
}

let storage = new TestStorage()

function emptyStorage(): void {
  storage = new TestStorage()
  Object.assign(globalThis, { window: { localStorage: storage }, notStored: undefined })
}

beforeEach(emptyStorage)

it('draws each once before any comes again, whatever is chosen, added, retired or loaded anew', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), steps, async (perSet, all) => {
      emptyStorage()
      const corpus = new DeckSite(perSet)
      let draw = await load()
      let isStored = true
      const seen = new Set<string>()
      let last: string | undefined
      for (const step of all) {
        if (step.kind === 'add') corpus.add(step)
        if (step.kind === 'retire' && corpus.entries.length > 6) corpus.entries.shift()
        if (step.kind.startsWith('storage')) storage.isFull = step.kind === 'storage is full'
        // A draw that could not be stored is gone with the page.
        if (step.kind === 'reload' && isStored) draw = await load()
        if (step.kind !== 'draw') continue
        const possible = corpus.wanted(step.choice).map(({ id }) => id)
        if (possible.length === 0) continue
        const { id } = await draw({ ...step.choice, shown: last }, corpus.random(step.choice))
        isStored = !storage.isFull
        expect(possible).toContain(id)
        if (possible.length > 1) expect(id).not.toBe(last)
        if (seen.has(id)) {
          expect(possible.filter((other) => !seen.has(other))).toEqual([])
          for (const other of possible) if (other !== last) seen.delete(other)
        }
        seen.add(id)
        last = id
      }
    }),
    { numRuns: 60 }
  )
})

it('draws evenly among those that are left', async () => {
  const counts = new Map<string, number>()
  // All that it knows of a visitor is in the storage.
  const draw = await load()
  for (let visitor = 0; visitor < 400; visitor += 1) {
    emptyStorage()
    const corpus = new DeckSite(1)
    const choice = { categories: ['daily', 'love'] }
    const ids: string[] = []
    for (let turn = 0; turn < 4; turn += 1) ids.push((await draw(choice, corpus.random(choice))).id)
    expect(new Set(ids).size).toBe(4)
    counts.set(ids[3] as string, (counts.get(ids[3] as string) ?? 0) + 1)
  }
  // Each comes last 100 times of 400, give or take 5 standard deviations.
  for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(45)
})

it('draws from a table that is larger than the list of its ids', async () => {
  const corpus = new DeckSite(6, 2)
  const choice = { categories: [] }
  const draw = await load()
  const ids = new Set<string>()
  for (let turn = 0; turn < 12; turn += 1) ids.add((await draw(choice, corpus.random(choice))).id)
  expect(ids.size).toBe(12)
})

it('draws what came with the list without a connection and above the request limit, and passes other errors on', async () => {
  const draw = await load()
  const line = (id: string, tags: string[]) => ({ id, slug: id, text: id, category: 'love' as const, tags })
  respond = () => ({ sets: [], isComplete: true, lines: [line('a', ['gentle']), line('b', ['bold'])] })
  const random = () => Promise.reject(new TypeError('Failed to fetch'))
  expect((await draw({ categories: ['love'], strength: 'bold' }, random)).id).toBe('b')
  expect((await draw({ categories: [], shown: 'b' }, random)).id).toBe('a')
  await expect(draw({ categories: ['daily'] }, random)).rejects.toThrow('Failed to fetch')
  const limited = () => Promise.reject(new RequestError(429, '', 'Too Many Requests'))
  expect((await draw({ categories: [], shown: 'a' }, limited)).id).toBe('b')
  // For the generator, whose card keeps what it had.
  await expect(draw({ categories: [] }, random, { fromCache: false })).rejects.toThrow('Failed to fetch')
  const failing = () => Promise.reject(new Error('500: Error'))
  await expect(draw({ categories: [] }, failing)).rejects.toThrow('500')
})

it('does not repeat on a page if the browser refuses storage', async () => {
  const refused = {
    get localStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  }
  Object.assign(globalThis, { window: refused })
  const draw = await load()
  const corpus = new DeckSite(1)
  const ids = new Set<string>()
  for (let turn = 0; turn < 6; turn += 1)
    ids.add((await draw({ categories: [] }, corpus.random({ categories: [] }))).id)
  expect(ids.size).toBe(6)
})

it.each(['not json', '{"a":1}', '[1,null]'])('begins anew if storage holds %s', async (stored) => {
  storage.setItem('drawn', stored)
  const draw = await load()
  const corpus = new DeckSite(1)
  await draw({ categories: [] }, corpus.random({ categories: [] }))
  expect(JSON.parse(storage.getItem('drawn') ?? '')).toHaveLength(1)
})
