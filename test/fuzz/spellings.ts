/**
 * Requests addresses in every spelling first, and afterwards plainly: what an address answers must not depend on who asked
 * before. The spellings are the same for the same seed.
 */
import fc from 'fast-check'
import { routes, TODAY } from '../../lib/routes'
import { anyQuery } from './parts'
import { send } from './send'

const CONNECTIONS = 12
const TIMEOUT_MS = 20_000

const latin = (text: string) => Buffer.from(text).toString('latin1')
const escaped = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')

/** Characters that look like ASCII letters, or become them in lower case, in upper case or by normalization. */
const LOOK_ALIKES: Record<string, string[]> = {
  a: ['\u00c5', '\u0410', 'ａ', 'a\u0301'],
  e: ['é', '\u0415', 'ｅ'],
  i: ['\u0130', '\u0131', '\u2170', 'ｉ'],
  k: ['\u212a', 'ｋ'],
  s: ['\u017f', 'ｓ'],
  '-': ['\u2010', '\u00ad', '%2d', '_'],
  '/': ['%2f', '\\', '%5c', '\u2044', '//']
}

/** Ways to write a path, each with a number that chooses among its variants. */
const SPELLINGS: ((path: string, number: number) => string)[] = [
  (path, number) => swap(path, number, (text) => text),
  (path, number) => swap(path, number, encodeURI),
  (path) => path.replace(/k/g, '%E2%84%AA').replace(/s/g, '%C5%BF').replace(/i/g, '%C4%B0'),
  (path) => path.replace(/k/g, '%E2%84%AA'),
  (path) => path.toUpperCase(),
  (path, number) => [...path].map((char, at) => ((number >> (at % 16)) & 1 ? char.toUpperCase() : char)).join(''),
  (path) => `/${escaped(path.slice(1))}`,
  (path) => path.replace(/[a-z]/g, (char) => escaped(char).toUpperCase()),
  (path) => path.replace(/[a-z]/g, (char) => escaped(char).replace('%', '%25')),
  (path, number) =>
    path.replace(/\//g, ['/./', '/x/../', '/%2e/', '/x/%2e%2e/', '/..%2f', '/../'][number % 6] as string),
  (path, number) =>
    path + (['/', '//', '/.', '/..', '/%2e', '.', '%00', '%20', '%0a', '\u200b'][number % 10] as string),
  (path, number) => path.replace(/\//g, ['//', '/%2f', '\\', '/;/'][number % 4] as string),
  (path, number) => path + (['.md', '.MD', '.html', '.json', '.txt', '.rsc', '.xml', ';x=1'][number % 8] as string),
  (path, number) => (['/_next/data/x', '/index', '/api', '/markdown', '/en', '/-'][number % 6] as string) + path,
  (path, number) => `${path}?${['_rsc=1', 'utm_source=x', 'q=x', 'tz=Nowhere', '?', '%', 'a&a&a'][number % 7]}`,
  (path, number) => (['http://evil.example', 'HTTPS://evil.example:1'][number % 2] as string) + path,
  (path) => `${path}#x`
]

/** Puts a look-alike in place of one or all of its characters. */
function swap(path: string, number: number, encode: (text: string) => string): string {
  const found = Object.keys(LOOK_ALIKES).filter((char) => path.slice(1).includes(char))
  const char = found[number % found.length]
  if (!char) return path
  const others = LOOK_ALIKES[char] as string[]
  const other = encode(others[number % others.length] as string)
  return number % 3 === 0
    ? path[0] + path.slice(1).replaceAll(char, other)
    : path[0] + path.slice(1).replace(char, other)
}

/** Headers that could change what Next responds. */
const HEADERS = [
  '',
  'RSC: 1\r\n',
  'Accept: text/markdown\r\n',
  'X-Forwarded-Proto: https\r\nX-Forwarded-Host: evil.example\r\n',
  'Next-Router-Prefetch: 1\r\nRSC: 1\r\n',
  'If-None-Match: *\r\n',
  'Cookie: a=b\r\n'
]

interface SpellingReport {
  sent: number
  /** Addresses that do not answer 200 after their spellings were asked for, or name the host of another request. */
  faults: string[]
}

/** Not in the sitemap. */
const OTHERS = [
  ...[routes.deckApi(), routes.categoriesApi(), routes.todayApi(), routes.embed(TODAY)],
  ...[routes.science(), routes.builder(), routes.createPersonalAffirmations()]
]

/** Addresses that answer 200: all, or so many of the sitemap and those that it does not list. */
export async function plainAddresses(origin: string, seed: number, count?: number): Promise<string[]> {
  const read = async (path: string) => {
    const xml = await (await fetch(origin + path)).text()
    return [...xml.matchAll(/<loc>([^<]+)/g)].map(([, loc]) => new URL(loc as string).pathname)
  }
  const listed = (await Promise.all((await read(routes.sitemap())).map(read))).flat()
  const length = Math.min(count ?? listed.length, listed.length)
  const sample = fc.shuffledSubarray(listed, { minLength: length, maxLength: length })
  return [...OTHERS, ...(fc.sample(sample, { seed, numRuns: 1 })[0] as string[])]
}

/** @param addresses none of which has been requested before */
export async function askInSpellings(
  origin: string,
  addresses: readonly string[],
  seed: number
): Promise<SpellingReport> {
  const { hostname: host, port } = new URL(origin)
  const numbers = fc.sample(fc.tuple(fc.nat(), anyQuery), { seed, numRuns: addresses.length * SPELLINGS.length })
  const spelled = addresses.flatMap((address, index) =>
    SPELLINGS.map((spell, turn) => {
      const [number, query] = numbers[index * SPELLINGS.length + turn] as [number, string]
      const target = spell(address, number)
      const method = number % 5 === 0 ? 'HEAD' : 'GET'
      const asked = number % 4 === 0 && !target.includes('?') ? `${target}?${query}` : target
      const headers = HEADERS[number % HEADERS.length]
      return `${method} ${latin(asked)} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n${headers}\r\n`
    })
  )
  await inParallel(spelled, (bytes) => send(bytes, { host, port: Number(port), timeoutMs: TIMEOUT_MS }))
  const faults: string[] = []
  await inParallel(addresses, async (address) => {
    const response = await fetch(origin + address, { redirect: 'manual' })
    const body = await response.text()
    if (response.status !== 200) faults.push(`${address} answers ${response.status} after others have asked for it`)
    else if (body.includes('evil.example')) faults.push(`${address} has the host of another request`)
  })
  return { sent: spelled.length + addresses.length, faults }
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const rest = items.values()
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (const item of rest) await work(item)
    })
  )
}
