/** Attacks that violate HTTP. */
import fc from 'fast-check'
import { weighted } from '../arbitraries'
import { type Attack, head, MARKER } from './parts'

const get = (headers: string) => head('GET', '/', headers)
const post = (headers: string) => head('POST', '/api/submit', headers)

const BROKEN: string[] = [
  post('Content-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'),
  post('Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}   '),
  post('Content-Length: -1\r\n\r\n{}'),
  post('Content-Length: 99999999999999999999\r\n\r\n{}'),
  post('Content-Type: application/json\r\nContent-Length: 4000\r\n\r\n{"name":"'),
  post('Content-Type: application/json\r\nContent-Length: 0\r\n\r\n{"name":"x"}'),
  post('Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n'),
  post('Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}'),
  post('Transfer-Encoding: chunked\r\n\r\n2;x="\x00"\r\n{}\r\n0\r\nX-Trailer: 1\r\n\r\n'),
  post('Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n'),
  post('Transfer-Encoding: identity\r\nContent-Length: 2\r\n\r\n{}'),
  post('Expect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}'),
  post('Expect: a miracle\r\nContent-Length: 2\r\n\r\n{}'),
  get(`X-Fuzz: a\r\n b\r\n\tc\r\n\r\n`),
  get('No colon here\r\n\r\n'),
  get('X-Space : 1\r\n\r\n'),
  get(': nothing\r\n\r\n'),
  get('X-Nul: a\x00b\r\n\r\n'),
  get('X-Return: a\rb\r\n\r\n'),
  get('Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n'),
  head('GET', '/_next/webpack-hmr', 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n\r\n'),
  get('Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQ\r\n\r\n'),
  get(`X-Long: ${'a'.repeat(70_000)}\r\n\r\n`),
  get(`${'X-Many: 1\r\n'.repeat(3_000)}\r\n`),
  get('Host: other\r\n\r\n'),
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
export const broken: fc.Arbitrary<Attack> = weighted(
  [3, fc.constantFrom(...BROKEN).map((bytes) => ({ kind: 'broken HTTP', bytes, complete: false }))],
  [
    1,
    fc.uint8Array({ minLength: 1, maxLength: 400 }).map((all) => {
      return { kind: 'random bytes', bytes: Buffer.from(all).toString('latin1'), complete: false }
    })
  ]
)
