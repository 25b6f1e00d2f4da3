import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { waitFor } from '../../../test/wait-for'
import { closeServer } from './http-server'

/** A server that blocks for a while on each request, so that other connections wait in the kernel's queue. */
async function busyServer(): Promise<Server> {
  const server = createServer((_request, answer) => {
    const end = performance.now() + 4
    while (performance.now() < end);
    setTimeout(() => answer.end('done'), 20)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** Sends one request on a new connection. */
function ask(port: number): Promise<'answered' | 'refused' | 'dropped'> {
  let connected = false
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, agent: false }, (response) => {
      response.resume().on('end', () => resolve('answered'))
    })
    sent.on('socket', (socket) => socket.on('connect', () => (connected = true)))
    sent.on('error', () => resolve(connected ? 'dropped' : 'refused'))
    sent.end()
  })
}

it('responds on every accepted connection and refuses later ones', async () => {
  const server = await busyServer()
  const seen: string[] = []
  let isClosed = false
  const { port } = server.address() as AddressInfo
  const client = async () => {
    while (!isClosed) seen.push(await ask(port))
  }
  const clients = Promise.all(Array.from({ length: 20 }, client))
  await waitFor(() => seen.length > 10)
  await new Promise<void>((resolve) => closeServer(server, 5_000, resolve))
  isClosed = true
  await clients
  expect(seen.filter((one) => one === 'dropped')).toEqual([])
  expect(seen.filter((one) => one === 'refused').length).toBeGreaterThan(0)
})

it('closes a connection whose request does not finish in time', async () => {
  const server = createServer(() => {
    // Never responds.
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const connected = once(server, 'connection')
  const open = ask((server.address() as AddressInfo).port)
  await connected
  // Else it would never end, since nobody responds.
  await new Promise<void>((resolve) => closeServer(server, 200, resolve))
  expect(await open).toBe('dropped')
})
