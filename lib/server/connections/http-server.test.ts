import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { waitFor } from '../../../test/wait-for'
import { createHttpServer, listen, requireFreePort, type ServerLimits } from './http-server'

/** The proportions of production, but a hundred times shorter. */
const LIMITS: ServerLimits = {
  headersTimeout: 150,
  requestTimeout: 300,
  keepAliveTimeout: 650,
  connectionsCheckingInterval: 50,
  silence: 600,
  maxHeaderSize: 16_384,
  maxConnections: 50,
  maxPipelined: 10
}
/** For what is not about time: a busy machine may pause at any moment. */
const PATIENT = { ...LIMITS, headersTimeout: 30_000, requestTimeout: 30_000, keepAliveTimeout: 30_000, silence: 30_000 }
/** More bytes than the kernel buffers for a client that does not read. */
const LARGE = Buffer.alloc(32 * 2 ** 20)

let server: Server
const sockets: Socket[] = []

async function start(listener: RequestListener, limits = LIMITS): Promise<void> {
  server = createHttpServer(listener, limits)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

async function open(text: string): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket.on('error', () => {}))
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

function countConnections(): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  )
}

/** Node's own limits are minutes, far longer than this waits. */
const allClosed = () => waitFor(async () => (await countConnections()) === 0)

describe('the path of a socket', () => {
  const folder = mkdtempSync(join(tmpdir(), 'affirmations-socket-'))
  const path = join(folder, 'site.sock')
  afterAll(() => rmSync(folder, { recursive: true }))
  beforeEach(() => {
    server = createHttpServer((_request, response) => response.end('done'), PATIENT)
  })

  it('is taken over from a process that was killed', async () => {
    const code = `require('node:net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`
    expect(() => execFileSync(process.execPath, ['-e', code, path], { stdio: 'ignore' })).toThrow()
    await requireFreePort(path, '')
    await listen(server, path, '')
    const socket = connect(path)
    sockets.push(socket)
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    expect((await once(socket, 'data'))[0].toString()).toMatch(/^HTTP\/1\.1 200 /)
    // Not from a process that runs.
    await expect(requireFreePort(path, '')).rejects.toThrow(`port ${path} (PORT) is taken`)
  })

  it('is no file, and has a folder', async () => {
    await listen(server, 0, '127.0.0.1')
    const file = join(folder, 'file')
    writeFileSync(file, 'kept')
    await expect(requireFreePort(file, '')).rejects.toThrow('is taken')
    expect(readFileSync(file, 'utf8')).toBe('kept')
    await expect(requireFreePort(join(folder, 'none', 'site.sock'), '')).rejects.toThrow('Its folder has to be there')
  })
})

it('resets what one address has above its limit, and serves others', async () => {
  await start((_request, response) => response.end('done'), { ...PATIENT, maxConnectionsOfClient: 20 })
  for (let number = 0; number < 40; number += 1) await open('')
  await waitFor(async () => (await countConnections()) === 20)
  const other = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress: '127.0.0.2' })
  sockets.push(other)
  other.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  expect((await once(other, 'data'))[0].toString()).toMatch(/^HTTP\/1\.1 200 /)
})

it('counts a network of IPv6 as one client, whichever of its addresses connect', async () => {
  await start((_request, response) => response.end('done'), { ...PATIENT, maxConnectionsOfClient: 20 })
  // A test has one address of IPv6 only. Node's server takes any stream as a connection.
  const connected = (network: string) =>
    Array.from({ length: 30 }, (_, number) => {
      const stream = Object.assign(new PassThrough(), { remoteAddress: `${network}::${number.toString(16)}` })
      server.emit('connection', stream)
      return stream
    })
  const [flood, other] = [connected('2001:db8:0:1'), connected('2001:db8:0:2').slice(0, 1)]
  expect(flood.filter(({ destroyed }) => !destroyed)).toHaveLength(20)
  expect(other[0]?.destroyed).toBe(false)
})

it('closes the connection of a client that does not read its response', async () => {
  let handled = 0
  await start((_request, response) => {
    handled += 1
    response.end(LARGE)
  })
  const socket = await open('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  socket.pause()
  await allClosed()
  expect(handled).toBe(1)
})

it('keeps serving a client that reads slowly', async () => {
  // A busy machine may make both of them pause.
  const silence = 1_500
  await start((_request, response) => response.end(LARGE), { ...LIMITS, silence })
  const socket = await open('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  const began = performance.now()
  let received = 0
  socket.on('data', (part) => {
    received += part.length
    // No pause is longer than the limit, but together they are.
    if (performance.now() - began < 1.1 * silence) {
      socket.pause()
      setTimeout(() => socket.resume(), 9)
    }
  })
  await once(socket, 'end')
  expect(received).toBeGreaterThan(LARGE.length)
  expect(performance.now() - began).toBeGreaterThan(silence)
})

it('closes a connection whose request stays incomplete', async () => {
  await start((request, response) => request.resume().on('end', () => response.end()))
  let accepted = 0
  server.on('connection', () => (accepted += 1))
  await open('GET / HTTP/1.1\r\nX-Slow: ')
  await open('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf')
  await open('')
  await allClosed()
  expect(accepted).toBe(3)
})

it.each([
  [400, 'GET /für HTTP/1.1\r\nHost: a\r\n\r\n', /percent/],
  [400, 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n', /not HTTP/],
  [400, 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', /not HTTP/],
  [408, 'GET / HTTP/1.1\r\nX-Slow: ', /too slow/],
  [431, `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`, /16 KiB/]
])('says with %i what is wrong with what it cannot read', async (status, text, detail) => {
  await start((_request, response) => response.end())
  const socket = await open(text)
  const answer = (await socket.toArray()).join('')
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head.toLowerCase()).toContain(`content-type: application/problem+json\r\ncontent-length: ${body.length}`)
  expect(JSON.parse(body)).toMatchObject({ status, detail: expect.stringMatching(detail) })
  await allClosed()
})

it('says so also on a connection that has had responses, as a proxy keeps it', async () => {
  await start((_request, response) => response.end('done'), PATIENT)
  const socket = await open('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  expect((await once(socket, 'data'))[0].toString()).toMatch(/done$/)
  socket.write('GET /für HTTP/1.1\r\nHost: a\r\n\r\n')
  expect((await socket.toArray()).join('')).toMatch(/^HTTP\/1\.1 400 .*percent-encoded/s)
})

it('writes nothing into a response that has begun', async () => {
  await start((_request, response) => response.writeHead(200, { 'content-length': 9 }).write('half'))
  const socket = await open('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  const [begun] = await once(socket, 'data')
  expect(begun.toString()).toMatch(/half$/)
  socket.write('no request\r\n\r\n')
  expect(await socket.toArray()).toEqual([])
  await allClosed()
})

it('closes the connection of a client that sends single bytes slowly', async () => {
  await start((_request, response) => response.end())
  const socket = await open('GET / HTTP/1.1\r\nX-Slow: ')
  const timer = setInterval(() => socket.write('a'), 20)
  await allClosed()
  clearInterval(timer)
})

it.each(['/', '/nope'])(
  'responds to an upgrade request for %s like to any other, and releases its socket',
  async (path) => {
    await start((request, response) => response.end(request.url), PATIENT)
    const socket = await open(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /)
    socket.end()
    await allClosed()
  }
)

it('closes a connection on which too many requests wait for a response', async () => {
  let handled = 0
  await start((_request, response) => {
    handled += 1
    setTimeout(() => response.end('done'), 50)
  }, PATIENT)
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
  const some = await open(request.repeat(8))
  await once(some, 'data')
  expect(await countConnections()).toBe(1)
  const tooMany = await open(request.repeat(5_000))
  await new Promise((resolve) => tooMany.once('close', resolve))
  // The handler saw the requests of the first connection and, on the second, the one in progress; ten were waiting.
  expect(handled).toBe(8 + 1 + 10)
})
