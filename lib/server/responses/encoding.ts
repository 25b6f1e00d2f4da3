/** Compression: which bodies are worth it, and which encodings a client accepts. */
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
export const decompress = promisify(brotliDecompress)

export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * The first visitor waits for the compression: 10 ms for most pages. A long page takes a tenth of a second, and is then a tenth
 * smaller than at quality 7 for everybody, which saves a round trip on a slow phone. Quality 11 would take twice that for another
 * 3 percent.
 */
const BROTLI_QUALITY = { usual: 7, long: 10 }
/** Before compression: a category, a guide or the home page is long, an affirmation or a search is not. */
const LONG_BODY_BYTES = 2 ** 17
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

export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: body.length > LONG_BODY_BYTES ? BROTLI_QUALITY.long : BROTLI_QUALITY.usual,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // The default window of 4 MiB would take megabytes of memory for each body at work; bodies are about 200 KB.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.ceil(Math.log2(body.length)) + 1)
  }
  const compressed = encoding === 'gzip' ? compressGzip(body, { level: GZIP_LEVEL }) : compressBrotli(body, { params })
  // zlib returns a view of a larger buffer, all of which would stay in memory; a copy has its own size.
  return Buffer.from(new Uint8Array(await compressed).buffer)
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
