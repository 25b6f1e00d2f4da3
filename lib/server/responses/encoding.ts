/** Compression: what is worth it, how well, and what a client accepts. */
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** Brotli's quality while a visitor waits, and in the background, where a long page may take 0.4 s. */
export const FAST = 5
export const BEST = 11
/** The best level: of a long page it takes a millisecond more than the default. */
const GZIP_LEVEL = 9

/** Content types worth compressing: text of any kind. */
const COMPRESSIBLE =
  /^(text\/|image\/svg|application\/(json|xml|rss|atom|feed|manifest|javascript|speculationrules|problem|xhtml))/
/** Smaller bodies are not compressed, since that would save no network packet. In bytes. */
const SMALLEST_COMPRESSED = 512

export function isWorthCompressing(body: Buffer, type = ''): boolean {
  return body.length >= SMALLEST_COMPRESSED && COMPRESSIBLE.test(type)
}

/** @param quality of Brotli */
export async function compress(body: Buffer, encoding: Encoding, quality = FAST): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return ofItsOwn(await compressGzip(body, { level: GZIP_LEVEL }))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // At the best quality the default window of 4 MiB takes tens of megabytes of memory; bodies are about 200 KB.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.ceil(Math.log2(body.length)) + 1)
  }
  return ofItsOwn(await compressBrotli(body, { params }))
}

export function decompress(body: Buffer): Promise<Buffer> {
  return decompressBrotli(body)
}

/** A copy with memory of exactly its length: what zlib returns is the beginning of 16 KB, which would be kept as a whole. */
function ofItsOwn(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length)
  body.copy(copy)
  return copy
}

/** The few forms of the header that browsers send, parsed once. */
const known = new Map<string, Encoding>()
const MAX_KNOWN = 100

/** The encoding to send: the first of Brotli, gzip and identity that the client accepts. */
export function acceptedEncoding(header = ''): Encoding {
  const before = known.get(header)
  if (before) return before
  const encoding = parse(header)
  if (known.size < MAX_KNOWN) known.set(header, encoding)
  return encoding
}

function parse(header: string): Encoding {
  const accepted = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((entry) => {
        const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
        return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))] as const
      })
  )
  if (accepted.get('br')) return 'br'
  return (accepted.get('gzip') ?? accepted.get('*')) ? 'gzip' : 'identity'
}
