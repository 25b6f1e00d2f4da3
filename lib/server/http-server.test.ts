import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createHttpServer, type ServerLimits } from './http-server'

/** As in production, but a hundred times quicker. */
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
/** More than a kernel takes for a client that does not read. */
const LARGE = Buffer.alloc(32 * 2 ** 20)

let server: Server
const sockets: Socket[] = []

async function start(listener: RequestListener): Promise<void> {
  server = createHttpServer(listener, LIMITS)
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

/** How many connections the server has after a while, which is longer than all of its limits. */
async function connectionsAfter(ms: number): Promise<number> {
  await sleep(ms)
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  )
}

it('cuts a client that does not read its response', async () => {
  let asked = 0
  await start((_request, response) => {
    asked += 1
    response.end(LARGE)
  })
  const socket = await open('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  socket.pause()
  expect(await connectionsAfter(1_500)).toBe(0)
  expect(asked).toBe(1)
})

it('goes on with a client that reads slowly', async () => {
  await start((_request, response) => response.end(LARGE))
  const socket = await open('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  let received = 0
  socket.on('data', (part) => {
    received += part.length
    // Pauses that add up to more than the limit, none of which is longer.
    if (received < LARGE.length / 2) {
      socket.pause()
      setTimeout(() => socket.resume(), 3)
    }
  })
  await once(socket, 'end')
  expect(received).toBeGreaterThan(LARGE.length)
})

it('cuts a request that does not get whole', async () => {
  await start((request, response) => request.resume().on('end', () => response.end()))
  let accepted = 0
  server.on('connection', () => (accepted += 1))
  await open('GET / HTTP/1.1\r\nX-Slow: ')
  await open('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf')
  await open('')
  expect(await connectionsAfter(1_000)).toBe(0)
  expect(accepted).toBe(3)
})

it('cuts a client that sends a byte now and then', async () => {
  await start((_request, response) => response.end())
  const socket = await open('GET / HTTP/1.1\r\nX-Slow: ')
  const timer = setInterval(() => socket.write('a'), 20)
  expect(await connectionsAfter(1_000)).toBe(0)
  clearInterval(timer)
})

it.each(['/', '/nope'])(
  'answers a request for an upgrade of %s like any other, and lets its socket go',
  async (path) => {
    await start((request, response) => response.end(request.url))
    const socket = await open(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /)
    socket.end()
    expect(await connectionsAfter(200)).toBe(0)
  }
)

it('cuts a connection on which too many requests wait for a response', async () => {
  let asked = 0
  await start((_request, response) => {
    asked += 1
    setTimeout(() => response.end('done'), 50)
  })
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
  const some = await open(request.repeat(8))
  await once(some, 'data')
  expect(await connectionsAfter(50)).toBe(1)
  await open(request.repeat(5_000))
  await sleep(200)
  // Those of the first connection, one that is being answered, and ten that wait.
  expect(asked).toBe(8 + 1 + 10)
})
