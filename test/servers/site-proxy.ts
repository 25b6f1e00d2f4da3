/** A proxy to the site that can be slow, cut off or broken, to test what a browser shows then. */
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export class SiteProxy {
  url = ''
  isCut = false
  /** The status of every response, in place of the site's. */
  status: number | undefined
  /** Files that arrive changed, by their paths. */
  readonly changes = new Map<string, (text: string) => string>()
  private readonly held = new Map<string, Promise<void>>()
  private readonly server

  constructor(site: string) {
    const { hostname, port, host } = new URL(site)
    this.server = createServer(async (incoming, outgoing) => {
      const { url = '/', method } = incoming
      await this.held.get(url)
      if (this.isCut) return outgoing.destroy()
      if (this.status) return outgoing.writeHead(this.status, { 'content-type': 'text/html' }).end('broken')
      const headers = { ...incoming.headers, host }
      const change = this.changes.get(url)
      if (change) {
        delete headers['accept-encoding']
        delete headers['if-none-match']
      }
      const onward = ask({ hostname, port, path: url, method, headers }, async (response) => {
        const { 'content-length': _, ...rest } = response.headers
        outgoing.writeHead(response.statusCode ?? 502, change ? rest : response.headers)
        if (change) outgoing.end(change(await text(response)))
        else response.pipe(outgoing)
      })
      onward.on('error', () => outgoing.destroy())
      incoming.pipe(onward)
    })
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** Delays requests for a path until the returned function is called. */
  hold(path: string): () => void {
    let letGo = () => {}
    this.held.set(
      path,
      new Promise((resolve) => {
        letGo = resolve
      })
    )
    return () => {
      this.held.delete(path)
      letGo()
    }
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }
}
