import { isIP } from 'node:net'

/**
 * The address by which a client is rate limited. An IPv6 customer usually has a /56 and may use any address in it; invalid
 * addresses share one count, so that nobody gets a new one by making up text. `address` is undefined when the connection
 * was reset meanwhile.
 */
export function clientAddress(address: string | undefined): string {
  const plain = withoutPortAndZone(address ?? '')
  const version = isIP(plain)
  if (version === 4) return plain
  if (version === 6) return networkOf(groupsOf(plain))
  return 'unknown'
}

/** Some proxies forward the client's port too: `192.0.2.7:4711`, `[2001:db8::7]:4711`. */
function withoutPortAndZone(address: string): string {
  const text = address.trim()
  const bracketed = /^\[(?<inner>[^\]]*)\](?::\d{1,5})?$/.exec(text)?.groups?.['inner'] ?? text
  return bracketed.replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/, '$1').replace(/%.*$/, '')
}

function networkOf(groups: readonly number[]): string {
  if (isMapped(groups)) return ipv4Of(groups[6] ?? 0, groups[7] ?? 0)
  const [first = 0, second = 0, third = 0, fourth = 0] = groups
  return `${[first, second, third, fourth & 0xff00].map((group) => group.toString(16)).join(':')}::/56`
}

/** IPv4 over an IPv6 socket (RFC 4291, 2.5.5.2): the same client as without. */
const isMapped = (groups: readonly number[]) =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff

const ipv4Of = (high: number, low: number) => [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')

/** The eight groups of an IPv6 address; the URL parser writes every spelling of one in the same way. */
function groupsOf(address: string): number[] {
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const left = numbersIn(before)
  const right = numbersIn(after ?? '')
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right]
}

const numbersIn = (text: string) => (text === '' ? [] : text.split(':').map((group) => parseInt(group, 16)))
