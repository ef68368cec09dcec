import { describe, expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

describe('one client is', () => {
  test.each([
    ['one IPv4 address', '192.0.2.7', '192.0.2.7'],
    ['none, of a connection that was reset', undefined, 'unknown'],
    ['the same with its port', '192.0.2.7:4711', '192.0.2.7'],
    ['IPv4 over an IPv6 socket', '::ffff:192.0.2.7', '192.0.2.7'],
    ['the same in hexadecimal', '::FFFF:c000:207', '192.0.2.7'],
    ['a /56 of IPv6', '2001:db8:1:1234:5678:9abc:def0:1', '2001:db8:1:1200::/56'],
    ['the same written long', '2001:0db8:0001:1234:0000:0000:0000:0001', '2001:db8:1:1200::/56'],
    ['an IPv6 address in brackets with a port', '[2001:db8:1:1234::1]:4711', '2001:db8:1:1200::/56'],
    ['a link-local address, whatever its zone', 'fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['the machine itself', '::1', '0:0:0:0::/56'],
  ])('%s', (_, address, client) => {
    expect(clientAddress(address)).toBe(client)
  })
})

describe('of two addresses', () => {
  test.each([
    ['2001:db8:1:1200::', '2001:db8:1:12ff:ffff:ffff:ffff:ffff', true],
    ['2001:db8:1:12ff:ffff:ffff:ffff:ffff', '2001:db8:1:1300::', false],
    ['2001:db8:1:1200::', '2001:db8:1:11ff:ffff:ffff:ffff:ffff', false],
    ['2001:db8:1:34::', '2001:db8:1:ff::', true],
    ['192.0.2.7', '192.0.2.8', false],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.8', false],
    // Not an IPv4-mapped address: the prefix is not all zero, or 0xffff is missing.
    ['::fffe:192.0.2.7', '192.0.2.7', false],
    ['1::ffff:192.0.2.7', '192.0.2.7', false],
  ])('%s and %s are of one client: %s', (one, other, isSame) => {
    expect(clientAddress(one) === clientAddress(other)).toBe(isSame)
  })
})

test.each(['', 'localhost', '192.0.2.256', '192.0.2.7, 192.0.2.8', '1:2:3', '[::1', 'x'.repeat(16_000)])(
  '%j is not an address and shares the count of all invalid ones',
  (text) => {
    expect(clientAddress(text)).toBe('unknown')
  },
)
