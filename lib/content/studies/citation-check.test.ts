import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { citationCheckSchema } from '@/content/schemas/science'
import type { Study } from '@/content/types'
import { checkCitations, writeCitations } from './citation-check'

/** As api.crossref.org responds with `select=DOI,title,updated-by,update-to`; retracted in 2010, after a correction. */
const RETRACTED = {
  DOI: '10.1016/s0140-6736(97)11096-0',
  title: ['RETRACTED: Ileal-lymphoid-nodular hyperplasia, non-specific colitis, and pervasive developmental disorder'],
  'updated-by': [
    {
      DOI: '10.1016/s0140-6736(04)15715-2',
      type: 'correction',
      source: 'retraction-watch',
      updated: { 'date-parts': [[2004, 3, 6]], 'date-time': '2004-03-06T00:00:00Z' }
    },
    {
      DOI: '10.1016/s0140-6736(10)60175-4',
      type: 'retraction',
      source: 'retraction-watch',
      updated: { 'date-parts': [[2010, 2, 6]], 'date-time': '2010-02-06T00:00:00Z' }
    }
  ]
}
const CLEAN = { DOI: '10.1037/a0037552', title: ['Get excited: Reappraising pre-performance anxiety as excitement'] }
/** A work whose record says nothing: only the notice names it. */
const QUIET = { DOI: '10.1234/quiet', title: ['A quiet record'] }
const RETITLED = { DOI: '10.1234/retitled', title: ['[Retracted] A work whose title alone says so'] }
const NOTICE = {
  DOI: '10.1234/concern',
  title: ['Expression of Concern'],
  'update-to': [{ DOI: '10.1234/QUIET', type: 'expression_of_concern', updated: { 'date-parts': [[2021, 5, null]] } }]
}

const WORKS: { DOI: string; 'update-to'?: { DOI: string }[] }[] = [RETRACTED, CLEAN, QUIET, RETITLED, NOTICE]

let server: Server
let origin: string
let requested: URL[]
/** Overrides the responses of the test. */
let respond: ((url: URL) => { status: number; body: string }) | undefined

beforeEach(async () => {
  requested = []
  respond = undefined
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', origin)
    requested.push(url)
    const { status, body } = respond?.(url) ?? { status: 200, body: works(url) }
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

/** Filters as Crossref does: filters of one name mean “or”, DOIs have no case. */
function works(url: URL): string {
  const filters = (url.searchParams.get('filter') ?? '').toLowerCase().split(',')
  const wanted = (name: string, doi: string) => filters.includes(`${name}:${doi.toLowerCase()}`)
  const items = WORKS.filter(
    (work) => wanted('doi', work.DOI) || work['update-to']?.some(({ DOI }) => wanted('updates', DOI))
  )
  return JSON.stringify({
    status: 'ok',
    'message-type': 'work-list',
    message: { 'total-results': items.length, items }
  })
}

const study = (key: string, doi?: string) => ({ key, doi }) as Study
const STUDIES = [
  study('wakefield1998', '10.1016/S0140-6736(97)11096-0'),
  study('brooks2014', '10.1037/a0037552'),
  study('quiet2020', '10.1234/quiet'),
  study('retitled2015', '10.1234/retitled'),
  study('unknown2000', '10.9999/unknown'),
  study('maltz1960')
]

describe('checkCitations', () => {
  it('reads what a work says of itself and what notices say of it', async () => {
    expect(await checkCitations(STUDIES, '2026-11-22', origin)).toEqual({
      lastChecked: '2026-11-22',
      unchecked: ['unknown2000', 'maltz1960'],
      notices: [
        { study: 'wakefield1998', type: 'correction', doi: '10.1016/s0140-6736(04)15715-2', day: '2004-03-06' },
        { study: 'wakefield1998', type: 'retraction', doi: '10.1016/s0140-6736(10)60175-4', day: '2010-02-06' },
        { study: 'quiet2020', type: 'expression_of_concern', doi: '10.1234/concern', day: undefined },
        { study: 'retitled2015', type: 'retraction', doi: '10.1234/retitled', day: undefined }
      ]
    })
  })

  it('asks in batches, for all DOIs twice', async () => {
    const many = Array.from({ length: 45 }, (_, index) => study(`a${index}`, `10.1234/${index}`))
    await checkCitations(many, '2026-11-22', origin)
    const asked = requested.flatMap((url) => (url.searchParams.get('filter') ?? '').split(','))
    expect(requested).toHaveLength(6)
    expect(asked.filter((filter) => filter.startsWith('doi:'))).toHaveLength(45)
    expect(asked.filter((filter) => filter.startsWith('updates:'))).toHaveLength(45)
  })

  it.each([
    ['an error', { status: 503, body: '{}' }, 'returned 503'],
    ['a page of a hotel’s network', { status: 200, body: '<html>Sign in' }, 'other than a list of works'],
    ['something else', { status: 200, body: '{"message":{}}' }, 'other than a list of works']
  ])('is not made of %s', async (_name, response, message) => {
    respond = (url) => (url.search.includes('updates%3A') ? response : { status: 200, body: works(url) })
    await expect(checkCitations(STUDIES, '2026-11-22', origin)).rejects.toThrow(message)
  })

  it('says so if there is no network', async () => {
    await expect(checkCitations(STUDIES, '2026-11-22', 'http://127.0.0.1:1')).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:1 cannot be reached \(.+\)$/
    )
  })
})

it('the file can be read back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'citations-'))
  try {
    const check = await checkCitations(STUDIES, '2026-11-22', origin)
    const file = join(folder, 'citations.yaml')
    writeCitations(file, check)
    expect(citationCheckSchema.parse(parse(readFileSync(file, 'utf8')))).toEqual(check)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
