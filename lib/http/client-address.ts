import { isIPv6 } from 'node:net'

/**
 * Carries the client's address to the route handlers. The production server overwrites this header, so that a client
 * cannot choose its address.
 */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

/** The client's address, or "unknown" if the site does not run in its own server (development, tests). */
export function clientAddress(request: Request): string {
  return request.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown'
}

/**
 * The client's address as the outermost trusted proxy saw it.
 * @param peer the address of the connection
 * @param forwardedFor the X-Forwarded-For header
 * @param proxies the number of trusted proxies in front; each appends the address of its own client
 */
export function trustedClientAddress(peer: string, forwardedFor: string | undefined, proxies: number): string {
  const seen = [...(forwardedFor?.split(',').map((part) => part.trim()) ?? []), peer]
  return seen[Math.max(0, seen.length - 1 - proxies)] || peer
}

/** The network that rate limits count: an IPv4 address, or the /64 of an IPv6 address, all of which one client may have. */
export function clientNetwork(address: string): string {
  const [, ipv4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (ipv4) return ipv4
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const groups = [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
