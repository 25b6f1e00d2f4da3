import type { Socket } from 'node:net'
import { clientAt, clientOf, networkOf } from './client-address'

const PEER = '10.0.0.9'

describe('clientOf', () => {
  it.each([
    ['no proxy, no header', undefined, 0, PEER],
    ['no proxy, a header that a client made up', '1.1.1.1', 0, PEER],
    ['one proxy', '203.0.113.5', 1, '203.0.113.5'],
    ['one proxy, spoofed entries in front', '1.1.1.1, 2.2.2.2, 203.0.113.5', 1, '203.0.113.5'],
    ['two proxies', '203.0.113.5, 192.0.2.1', 2, '203.0.113.5'],
    ['two proxies, a spoofed entry in front', '1.1.1.1, 203.0.113.5, 192.0.2.1', 2, '203.0.113.5'],
    ['one proxy that sends no header', undefined, 1, PEER],
    ['one proxy, an empty header', '', 1, PEER],
    ['one proxy, an empty last entry', '1.1.1.1, ', 1, PEER],
    ['more proxies than entries', '203.0.113.5', 3, '203.0.113.5'],
    ['one proxy, IPv6', '2001:db8::1', 1, '2001:db8:0:0::/64'],
    ['one proxy, IPv4 as IPv6', '::ffff:203.0.113.5', 1, '203.0.113.5'],
    ['one proxy, no spaces', '1.1.1.1,203.0.113.5', 1, '203.0.113.5'],
    ['one proxy that adds the port', '203.0.113.5:4711', 1, '203.0.113.5'],
    ['one proxy, IPv6 in brackets', '[2001:db8::1]', 1, '2001:db8:0:0::/64'],
    ['one proxy, IPv6 with its port', '[2001:db8::1]:443', 1, '2001:db8:0:0::/64'],
    ['one proxy, a word', 'unknown', 1, PEER],
    ['one proxy, a made-up word', '_a1b2c3', 1, PEER],
    ['one proxy, a number with leading zeros', '203.0.113.005', 1, PEER],
    ['one proxy, too many numbers', '203.0.113.5.6', 1, PEER],
    ['one proxy, a port without an address', ':80', 1, PEER],
    ['one proxy, markup', '<b>203.0.113.5</b>', 1, PEER]
  ])('%s', (_name, header, proxies, address) => {
    const request = { headers: { 'x-forwarded-for': header }, socket: { remoteAddress: PEER } as Socket }
    expect(clientOf(request, proxies)).toBe(address)
  })
})

describe('clientAt', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['::a:b:c:d:203.0.113.9', '0:0:a:b::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', '']
  ])('of %j is %j', (address, network) => {
    expect(clientAt(address)).toBe(network)
  })
})

it('counts the connection itself in the same way', () => {
  const clientFrom = (remoteAddress: string) => clientOf({ headers: {}, socket: { remoteAddress } as Socket }, 0)
  expect(['::ffff:203.0.113.9', 'fe80::9%eth0', '2001:db8::9'].map(clientFrom)).toEqual([
    '203.0.113.9',
    'fe80:0:0:0::/64',
    '2001:db8:0:0::/64'
  ])
})

it('knows the network of a client', () => {
  const clients = ['203.0.113.9', '203.0.113.255', '2001:db8:1:2::/64', '']
  expect(clients.map(networkOf)).toEqual(['203.0.113.0/24', '203.0.113.0/24', '2001:db8:1:2::/64', ''])
})
