/** Attacks that violate HTTP. */
import fc from 'fast-check'
import { type Attack, head, MARKER } from './parts'

/** Requests that violate HTTP. */
const BROKEN: string[] = [
  head(
    'POST',
    '/api/submit',
    'Content-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'
  ),
  head('POST', '/api/submit', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}   '),
  head('POST', '/api/submit', 'Content-Length: -1\r\n\r\n{}'),
  head('POST', '/api/submit', 'Content-Length: 99999999999999999999\r\n\r\n{}'),
  head('POST', '/api/submit', 'Content-Type: application/json\r\nContent-Length: 4000\r\n\r\n{"name":"'),
  head('POST', '/api/submit', 'Content-Type: application/json\r\nContent-Length: 0\r\n\r\n{"name":"x"}'),
  head('POST', '/api/submit', 'Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n'),
  head('POST', '/api/submit', 'Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}'),
  head('POST', '/api/submit', 'Transfer-Encoding: chunked\r\n\r\n2;x="\x00"\r\n{}\r\n0\r\nX-Trailer: 1\r\n\r\n'),
  head('POST', '/api/submit', 'Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n'),
  head('POST', '/api/submit', 'Transfer-Encoding: identity\r\nContent-Length: 2\r\n\r\n{}'),
  head('POST', '/api/submit', 'Expect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}'),
  head('POST', '/api/submit', 'Expect: a miracle\r\nContent-Length: 2\r\n\r\n{}'),
  head('GET', '/', `X-Fuzz: a\r\n b\r\n\tc\r\n\r\n`),
  head('GET', '/', 'No colon here\r\n\r\n'),
  head('GET', '/', 'X-Space : 1\r\n\r\n'),
  head('GET', '/', ': nothing\r\n\r\n'),
  head('GET', '/', 'X-Nul: a\x00b\r\n\r\n'),
  head('GET', '/', 'X-Return: a\rb\r\n\r\n'),
  head(
    'GET',
    '/',
    'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n'
  ),
  head('GET', '/_next/webpack-hmr', 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n\r\n'),
  head('GET', '/', 'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQ\r\n\r\n'),
  head('GET', '/', `X-Long: ${'a'.repeat(70_000)}\r\n\r\n`),
  head('GET', '/', `${'X-Many: 1\r\n'.repeat(3_000)}\r\n`),
  head('GET', '/', 'Host: other\r\n\r\n'),
  head('G'.repeat(5_000), '/', '\r\n'),
  head('get', '/', '\r\n'),
  head('CONNECT', 'evil.example:443', '\r\n'),
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: \r\n\r\n',
  `GET / HTTP/1.1\r\nHost: ${MARKER}\r\nConnection: close\r\n\r\n`,
  'GET /submit HTTP/1.1\r\nHost: evil.example:99999\r\nConnection: close\r\n\r\n',
  'GET /submit/ HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n',
  'GET / HTTP/0.9\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1 extra\r\nHost: x\r\n\r\n',
  'GET /\r\n',
  'GET / HTTP/1.1\nHost: localhost\nConnection: close\n\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  '\r\n\r\n\r\n',
  '{"name":"x"}\r\n\r\n'
]
export const broken: fc.Arbitrary<Attack> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(...BROKEN).map((bytes) => ({ kind: 'broken HTTP', bytes, complete: false }))
  },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ minLength: 1, maxLength: 400 }).map((all) => {
      return { kind: 'random bytes', bytes: Buffer.from(all).toString('latin1'), complete: false }
    })
  }
)
