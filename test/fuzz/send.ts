/** Sends raw bytes on a connection and reads the responses. An HTTP client would correct the bytes. */
import { connect } from 'node:net'

export interface Reply {
  status: number
  /** By lower-case name; the last value of a repeated header. */
  headers: ReadonlyMap<string, string>
  body: string
}

export interface Exchange {
  replies: Reply[]
  /** True if the server sent nothing: it is waiting for more bytes, or has closed the connection. */
  silent: boolean
  ms: number
}

interface SendOptions {
  host: string
  port: number
  /** Milliseconds without a byte after which the exchange ends. */
  timeoutMs: number
}

/** @param bytes Latin-1: one character per byte */
export function send(bytes: string, { host, port, timeoutMs }: SendOptions): Promise<Exchange> {
  const start = performance.now()
  const noBody = bytes.startsWith('HEAD ')
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true })
    let received = ''
    let connected = false
    const finish = (silent: boolean) => {
      socket.destroy()
      resolve({ replies: parseReplies(received, noBody, true), silent, ms: performance.now() - start })
    }
    socket.setEncoding('latin1').setTimeout(timeoutMs, () => finish(true))
    socket.on('connect', () => {
      connected = true
      socket.write(bytes, 'latin1')
    })
    socket.on('data', (text: string) => {
      received += text
    })
    socket.on('end', () => finish(received === ''))
    // The server may reset a connection with invalid bytes; a refused connection is an error.
    socket.on('error', (error) => (connected ? finish(received === '') : reject(error)))
  })
}

/** @param ended true if the connection is closed, which ends a body of unknown length */
function parseReplies(text: string, noBody: boolean, ended: boolean): Reply[] {
  const replies: Reply[] = []
  let rest = text
  for (;;) {
    const [whole, status] = /^HTTP\/1\.[01] (\d{3})[^\r\n]*\r\n([\s\S]*?\r\n)?\r\n/.exec(rest) ?? []
    if (!whole) return replies
    const lines = whole.split('\r\n').slice(1, -2)
    const headers = new Map(
      lines.map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
      })
    )
    rest = rest.slice(whole.length)
    const isInterim = Number(status) < 200
    let body = ''
    if (!isInterim && !noBody && status !== '204' && status !== '304') {
      ;[body, rest] = bodyOf(rest, headers, ended)
    }
    if (!isInterim) replies.push({ status: Number(status), headers, body })
  }
}

/** The decoded body, and the bytes after it. */
function bodyOf(text: string, headers: ReadonlyMap<string, string>, ended: boolean): [string, string] {
  if (headers.get('transfer-encoding') === 'chunked') {
    let body = ''
    let rest = text
    for (;;) {
      const [line, size = ''] = /^([0-9a-f]+)\r\n/i.exec(rest) ?? []
      if (!line) return [body, '']
      const length = Number.parseInt(size, 16)
      body += rest.slice(line.length, line.length + length)
      rest = rest.slice(line.length + length + 2)
      if (length === 0) return [body, rest]
    }
  }
  const length = headers.get('content-length')
  if (length === undefined) return [ended ? text : '', '']
  return [text.slice(0, Number(length)), text.slice(Number(length))]
}
