/** A listening socket that outlives the servers that accept on it, as systemd holds one for the site. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export interface ListeningSocket {
  port: number
  /** To be handed to a child process. */
  fd: number
  close(): Promise<unknown>
}

/** In a thread that then stands still: it accepts no connection itself, and the kernel keeps those that nobody accepts. */
const HOLD = `
  const { createServer } = require('node:net')
  const { parentPort } = require('node:worker_threads')
  const server = createServer().listen(0, '127.0.0.1', () => {
    parentPort.postMessage({ port: server.address().port, fd: server._handle.fd })
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  })`

export async function openListeningSocket(): Promise<ListeningSocket> {
  const worker = new Worker(HOLD, { eval: true })
  const [{ port, fd }] = (await once(worker, 'message')) as [{ port: number; fd: number }]
  return { port, fd, close: () => worker.terminate() }
}
