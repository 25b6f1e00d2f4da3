import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request, requestOrNull } from './request'

let server: Server
let origin: string

beforeAll(async () => {
  // It answers with the status that its path names.
  server = createServer(({ url = '' }, response) => {
    const status = Number(url.slice(1))
    response.writeHead(status, { 'content-type': 'application/json' }).end(status === 200 ? '{"text":"I rest."}' : '')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => new Promise((done) => server.close(done)))

describe('request', () => {
  it('throws a 401 as an error, whose message is its status, a colon and its text', async () => {
    await expect(request('GET', `${origin}/401`)).rejects.toThrow('401: Unauthorized')
  })
})

describe('requestOrNull', () => {
  it('turns a 401 into null', async () => {
    await expect(requestOrNull(`${origin}/401`)).resolves.toBeNull()
  })

  it('returns what there is, and throws any other error', async () => {
    await expect(requestOrNull(`${origin}/200`)).resolves.toEqual({ text: 'I rest.' })
    await expect(requestOrNull(`${origin}/403`)).rejects.toThrow('403: Forbidden')
  })
})
