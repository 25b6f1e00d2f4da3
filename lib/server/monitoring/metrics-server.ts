/** Serves GET /metrics on a port of its own, by default to this machine only, so that the site's proxy does not expose it. */
import { createServer } from 'node:http'
import { env } from '../../env'
import { listen } from '../connections/listen'
import type { Metrics } from './metrics'

/** The server does not keep the process alive. */
export async function serveMetrics(port: number, metrics: Metrics): Promise<void> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is only GET /metrics.\n')
      return
    }
    try {
      const text = await metrics.text()
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
    } catch (error) {
      console.error(error)
      response.writeHead(503).end()
    }
  })
  server.unref()
  await listen(server, port, env().METRICS_HOST, 'METRICS_PORT')
}
