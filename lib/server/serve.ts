/**
 * The production server. What everybody gets the same is a finished response from memory; Next only renders pages, asked
 * for inside the process; route handlers of the API are called directly.
 */
import type { Server } from 'node:http'
import { closeDb } from '../db/client'
import { code } from '../env'
import { flushLog, log } from '../log'
import { type AppOptions, createApp } from './app'
import { closeServer } from './close-server'
import { createHttpServer } from './http-server'
import { listen } from './listen'
import { observeRequests } from './request-log'

interface ServeOptions extends Omit<AppOptions, 'folder'> {
  port: number
  host: string
  /** Where Prometheus asks, if anywhere. */
  metricsPort?: number
  /** Ends within so many milliseconds what else needs the database, once the server is told to stop. */
  beforeClose?: (within: number) => Promise<void>
}

/** How long open requests may take to finish once the server is told to stop, in milliseconds. */
const STOP_WITHIN_MS = 9_000
/** How long closing the database may take after that, in milliseconds: it waits for statements, and they wait for locks. */
const CLOSE_WITHIN_MS = 500

/** Starts the site and returns once it listens. Stops on SIGTERM and SIGINT: open requests finish, no new ones start. */
export async function serve({ port, host, metricsPort, beforeClose, ...options }: ServeOptions): Promise<Server> {
  const app = await createApp({ ...options, folder: code.folder })
  const server = createHttpServer(app.handle)
  if (metricsPort !== undefined) {
    const { createMetrics } = await import('./metrics')
    const metrics = createMetrics(options.handlers, app.cache)
    observeRequests(metrics.observe)
    await (await import('./metrics-server')).serveMetrics(metricsPort, metrics)
  }
  await listen(server, port, host)
  stopOnSignal(server, async (within) => {
    app.close()
    await beforeClose?.(within)
  })
  return server
}

/** A second signal does not wait. */
function stopOnSignal(server: Server, beforeClose: (within: number) => Promise<void>): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1)
      isStopping = true
      log.info({ signal }, 'stopping')
      stop(server, beforeClose)
    })
  }
}

function stop(server: Server, beforeClose: (within: number) => Promise<void>): void {
  const ended = beforeClose(STOP_WITHIN_MS)
  setTimeout(() => {
    log.warn('stopped with the database still at work')
    process.exit(0)
  }, STOP_WITHIN_MS + CLOSE_WITHIN_MS).unref()
  closeServer(server, STOP_WITHIN_MS, async () => {
    await ended
    await closeDb()
    await flushLog()
    log.info('stopped')
    process.exit(0)
  })
}
