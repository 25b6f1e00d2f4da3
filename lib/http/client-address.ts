import { isIPv6 } from 'node:net'

/**
 * The address of the client, as the server told it: `lib/server/serve.ts` overwrites this header with what it sees itself,
 * so that a client cannot choose it.
 */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

/** The client's address, or "unknown" where the site does not run behind its own server (development, tests). */
export function clientAddress(request: Request): string {
  return request.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown'
}

/**
 * The address to believe.
 * @param peer the address of the connection
 * @param forwardedFor the X-Forwarded-For header
 * @param proxies how many proxies in front are ours: each appends the address that it saw
 */
export function trustedClientAddress(peer: string, forwardedFor: string | undefined, proxies: number): string {
  const seen = [...(forwardedFor?.split(',').map((part) => part.trim()) ?? []), peer]
  return seen[Math.max(0, seen.length - 1 - proxies)] || peer
}

/** Whom calls are counted for: an IPv4 address, or the /64 of an IPv6 one, since one client has all addresses in that. */
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
