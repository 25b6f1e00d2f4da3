/** A proxy to the site that can delay a page, to test what a browser shows while it waits. */
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HoldingProxy {
  url: string
  /** Delays requests for a path until the returned function is called. */
  hold(path: string): () => void
  close(): Promise<void>
}

export async function startHoldingProxy(site: string): Promise<HoldingProxy> {
  const held = new Map<string, Promise<void>>()
  const { hostname, port, host } = new URL(site)
  const server = createServer(async (incoming, outgoing) => {
    const { url = '/', method } = incoming
    await held.get(url)
    const headers = { ...incoming.headers, host }
    const onward = ask({ hostname, port, path: url, method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold(path) {
      let letGo = () => {}
      const promise = new Promise<void>((resolve) => {
        letGo = resolve
      })
      held.set(path, promise)
      return () => {
        held.delete(path)
        letGo()
      }
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    }
  }
}
