import { isIPv6 } from 'node:net'

/**
 * The key of a client for limits: an IPv4 address, or the /64 of an IPv6 address, because every IPv6 connection has at
 * least that many addresses to choose from.
 */
export const networkOf = (address: string): string => prefixOf(address, 4)

/** The /48 of an IPv6 address, which one client may have as a whole; an IPv4 address is its own. */
export const wideNetworkOf = (address: string): string => prefixOf(address, 3)

/** The first groups of 16 bits of an IPv6 address. */
function prefixOf(address: string, length: number): string {
  const [plain = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  if (!isIPv6(plain)) return plain
  // URL parsing writes the address in its canonical form: lower case, no leading zeros, one `::`.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const before = groups(head)
  const after = tail === undefined ? [] : groups(tail)
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, length).join(':')}::/${length * 16}`
}

const groups = (text: string) => (text === '' ? [] : text.split(':'))
