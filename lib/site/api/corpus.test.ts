import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { corpus as written } from '@/content/affirmations'
import { emptyDatabase, setUpTestDatabase } from '@/test/database'
import { normalizeText } from '../../affirmations/corpus/normalize-text'
import { editAffirmation, retireAffirmation } from '../../affirmations/writes/publishing'
import { seed } from '../../affirmations/writes/seed'
import { allSubcategoryIds } from '../../content/taxonomy'
import { db } from '../../db/client'
import { corpusCsv, corpusJson, readCorpus } from './corpus'
import { corpusFile } from './public-api'

setUpTestDatabase()

const [first, second, third] = written.daily
const [other] = written.love
if (!first || !second || !third || !other) throw new Error('The corpus is too small.')

beforeEach(async () => {
  await emptyDatabase()
  const none = { health: [], success: [], gratitude: [], weekly: [] }
  await seed({ ...none, daily: [first, second, third], love: [other] }, allSubcategoryIds())
})

it('has the published affirmations of content, as the database has them', async () => {
  await retireAffirmation(third.id)
  await editAffirmation(first.id, { text: 'I begin again today.' })
  const { affirmations, ...facts } = corpusFile.parse(JSON.parse(corpusJson(await readCorpus())))
  expect(affirmations.map(({ id, text }) => [id, text])).toEqual([
    [first.id, 'I begin again today.'],
    [second.id, normalizeText(second.text)],
    [other.id, normalizeText(other.text)]
  ])
  expect(facts).toMatchObject({ count: 3, license: expect.stringContaining('/by/4.0/') })
  expect(facts.version).toMatch(/^20\d\d\.[1-9]\d{2,3}\.(0|[1-9]\d*)$/)
})

it('is the same as CSV, and its affirmations, a line each, have the SHA-256 that it names', async () => {
  const corpus = await readCorpus()
  const { affirmations, ...facts } = JSON.parse(corpusJson(corpus))
  const lines = affirmations.map((affirmation: unknown) => JSON.stringify(affirmation))
  const sha256 = createHash('sha256')
    .update(`${lines.join('\n')}\n`)
    .digest('hex')
  expect(facts).toMatchObject({ sha256, version: corpus.version })
  const rows: Record<string, string>[] = parse(corpusCsv(corpus), { columns: true, bom: true })
  expect(rows.map(({ id, text, tags }) => ({ id, text, tags }))).toEqual(
    affirmations.map(({ id, text, tags }: { id: string; text: string; tags: string[] }) => {
      return { id, text, tags: tags.join(' ') }
    })
  )
  expect(corpusCsv(corpus).startsWith('\uFEFFid,')).toBe(true)
  expect(rows[0]).toMatchObject({ version: corpus.version, license: corpus.license, sha256 })
})

it('is empty if nothing is published', async () => {
  await emptyDatabase()
  const corpus = await readCorpus()
  expect(JSON.parse(corpusJson(corpus)).affirmations).toEqual([])
  expect(parse(corpusCsv(corpus), { columns: true, bom: true })).toEqual([])
})

it('leaves out what visitors sent in', async () => {
  await db().affirmation.update({ where: { id: first.id }, data: { id: 'visitor-1', origin: 'visitor' } })
  const ids = JSON.parse(corpusJson(await readCorpus())).affirmations.map(({ id }: { id: string }) => id)
  expect(ids).toEqual([second.id, third.id, other.id])
})
