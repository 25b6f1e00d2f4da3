/**
 * The production server. It serves finished responses from memory if they are the same for everybody, uses Next inside the
 * process only to render pages, and calls the route handlers of the API directly.
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
  /** The port at which Prometheus asks, if any. */
  metricsPort?: number
  /** Called when the server stops: ends other work on the database within the given milliseconds. */
  beforeClose?: (within: number) => Promise<void>
}

/** The time that open requests have to finish after a stop signal, in milliseconds. */
const STOP_WITHIN_MS = 8_000
/** The time to close the database after that, in milliseconds. Closing waits for statements, which may wait for locks. */
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

/** Stops on the first signal. A second signal ends the process at once. */
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
