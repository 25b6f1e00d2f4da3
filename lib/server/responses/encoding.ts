/** Compression: which bodies are worth it, at which quality, and which encodings a client accepts. */
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** Brotli's quality while a visitor waits, and its quality in the background, which takes up to 0.4 s for a long page. */
export const FAST = 5
export const BEST = 11
/** The best level, which takes only a millisecond more than the default for a long page. */
const GZIP_LEVEL = 9

/** Content types worth compressing: text of any kind. */
const COMPRESSIBLE =
  /^(text\/|image\/svg|application\/(json|xml|rss|atom|feed|manifest|javascript|speculationrules|problem|xhtml))/
/** In bytes. Compressing a smaller body would save no network packet. */
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

/** Copies a body into memory of exactly its length: zlib returns a view of a 16 KB buffer, all of which would stay in memory. */
function ofItsOwn(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length)
  body.copy(copy)
  return copy
}

/** Parsed headers. Browsers send only a few different ones. */
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
