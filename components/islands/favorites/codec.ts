/**
 * Favorites on their way out of this browser and into another: as text, as a file, in the fragment of a link, which no
 * browser sends to a server. What comes in is foreign: it is bounded, cleaned, and refused with a sentence that says what
 * to do.
 */
import { NOTE_LENGTH, OWN_LINE_LENGTH } from '@/content/pages/favorites'
import { categoryNames } from '@/content/schemas/names'
import { type Favorite, MAX_FAVORITES } from './favorites'

/** Of a file and of what a link unpacks to, in bytes. */
export const SIZE_LIMIT = 1_000_000
/** Some apps cut longer links. */
export const LONG_LINK = 8_000

const SLUG = /^[a-z0-9-]{0,200}$/
/** Deflated, in the base64 of URLs. */
const FRAGMENT = /^#?lines=z([\w-]+)$/

export interface Incoming {
  favorites: Favorite[]
  /** The number of entries that could not be read. */
  unreadable: number
}

/** Thrown if favorites that come in cannot be read. The message is for the visitor. */
export class UnreadableFavorites extends Error {}

const NOT_A_FILE = 'This file does not hold favorites. Choose the JSON file that this page has made.'
const NOT_A_LINK = 'This link does not hold favorites, or a part of it is missing. Copy the whole link and try again.'
const TOO_LARGE = 'This is too large for a list of favorites: the limit is 1 MB.'

/** One line each, its note indented below it. */
export function toText(favorites: readonly Favorite[]): string {
  return favorites
    .map(({ text, note }) => [text, ...(note ? note.split('\n').map((line) => `    ${line}`) : [])].join('\n'))
    .join('\n')
}

export function toJson(favorites: readonly Favorite[]): string {
  return `${JSON.stringify({ from: 'Daily Affirmations', version: 1, favorites }, null, 2)}\n`
}

/** @throws UnreadableFavorites */
export function fromJson(json: string): Incoming {
  if (json.length > SIZE_LIMIT) throw new UnreadableFavorites(TOO_LARGE)
  return read(json, NOT_A_FILE)
}

/** The part of a link after the #, which holds the favorites. */
export async function toFragment(favorites: readonly Favorite[]): Promise<string> {
  const rows = favorites.map(({ slug, text, note = '', category = '' }) => [slug, text, note, category])
  const json = new Blob([JSON.stringify(rows)])
  const packed = new Response(json.stream().pipeThrough(new CompressionStream('deflate-raw')))
  return `lines=z${toBase64(new Uint8Array(await packed.arrayBuffer()))}`
}

/** Returns true if the fragment of an address brings favorites along. */
export function isFragment(fragment: string): boolean {
  return /^#?lines=/.test(fragment)
}

/** @throws UnreadableFavorites */
export async function fromFragment(fragment: string): Promise<Incoming> {
  const [, packed] = FRAGMENT.exec(fragment) ?? []
  if (!packed) throw new UnreadableFavorites(NOT_A_LINK)
  return read(await unpack(packed), NOT_A_LINK)
}

/** A small link can unpack to any size: it is read no further than the limit. */
async function unpack(packed: string): Promise<string> {
  if (packed.length > 2 * SIZE_LIMIT) throw new UnreadableFavorites(TOO_LARGE)
  let length = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      length += chunk.length
      if (length > SIZE_LIMIT) controller.terminate()
      else controller.enqueue(chunk)
    }
  })
  try {
    const stream = new Blob([fromBase64(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const text = await new Response(stream.pipeThrough(limit)).text()
    if (length <= SIZE_LIMIT) return text
  } catch {
    throw new UnreadableFavorites(NOT_A_LINK)
  }
  throw new UnreadableFavorites(TOO_LARGE)
}

/** Reads what can be read. A list of which nothing can be read is none of ours. */
function read(json: string, message: string): Incoming {
  const list = listIn(json)
  const favorites = list?.slice(0, 2 * MAX_FAVORITES).flatMap((entry) => readEntry(entry) ?? []) ?? []
  if (!list || (favorites.length === 0 && list.length > 0)) throw new UnreadableFavorites(message)
  return { favorites, unreadable: list.length - favorites.length }
}

function listIn(json: string): unknown[] | undefined {
  try {
    const value = JSON.parse(json)
    const list = Array.isArray(value) ? value : value?.favorites
    return Array.isArray(list) ? list : undefined
  } catch {
    return undefined
  }
}

/** @param entry an object, as in a file, or a row of its values, as in a link */
function readEntry(entry: unknown): Favorite | undefined {
  const named = (entry ?? {}) as Record<keyof Favorite, unknown>
  const row = [named.slug, named.text, named.note, named.category]
  const [slug, text, note, category] = Array.isArray(entry) ? entry : row
  if (typeof slug !== 'string' || typeof text !== 'string' || !SLUG.test(slug)) return undefined
  const line = withoutControls(text).replace(/\s+/g, ' ').trim()
  if (line === '' || line.length > OWN_LINE_LENGTH) return undefined
  const beside = typeof note === 'string' ? cleanNote(note) : ''
  const known = categoryNames.find((name) => name === category)
  return { slug, text: line, ...(known && { category: known }), ...(beside && { note: beside }) }
}

/** A note as it is kept: of bounded length, without characters that cannot be seen. */
export function cleanNote(note: string): string {
  return withoutControls(note.replace(/\r\n?/g, '\n')).slice(0, NOTE_LENGTH).toWellFormed().trim()
}

/** Without control characters and those that turn the direction of what follows; line breaks stay. */
function withoutControls(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '')
}

function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
