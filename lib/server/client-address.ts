/**
 * Who counts as one client. Everything that limits or queues clients asks here: connections, queues, rates. deploy/nginx.conf
 * counts in the same way.
 */
import type { IncomingMessage } from 'node:http'
import { isIP, isIPv4, isIPv6 } from 'node:net'

/**
 * The client as the outermost trusted proxy saw it. If that entry is not an address, the connection's address is used:
 * otherwise a client could escape its rate limit by sending another text each time.
 * @param trustProxy the number of trusted proxies in front; each appends the address of its own client to X-Forwarded-For
 */
export function clientOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, trustProxy: number): string {
  const peer = clientAt(socket.remoteAddress ?? '')
  const seen = headers['x-forwarded-for']?.toString().split(',') ?? []
  if (trustProxy === 0 || seen.length === 0) return peer
  const address = addressOf(seen[Math.max(0, seen.length - trustProxy)] as string)
  return address === undefined ? peer : clientAt(address)
}

/** The address in an entry, without the port that some proxies add: `203.0.113.5:4711`, `[2001:db8::1]:443`. */
function addressOf(entry: string): string | undefined {
  const text = entry.trim()
  const [, address = text] = /^\[(.*)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? []
  return isIP(address) === 0 ? undefined : address
}

/** The client that has an address: an IPv4 address, or the /64 of an IPv6 address, all of which one client may have. */
export function clientAt(address: string): string {
  if (!isIPv6(address)) return address
  // The URL parser writes each address in one way: hexadecimal, without leading zeros, the longest run of zeros as `::`.
  const canonical = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(canonical) ?? []
  if (high && low) return ipv4(Number.parseInt(high, 16), Number.parseInt(low, 16))
  const [head = '', tail = ''] = canonical.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const groups = [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** The network of a client, whose addresses one hand may hold: the /24 of an IPv4 address, or the /64 that the client is. */
export function networkOf(client: string): string {
  return isIPv4(client) ? `${client.slice(0, client.lastIndexOf('.'))}.0/24` : client
}

/** @param high first and second byte @param low third and fourth */
function ipv4(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
