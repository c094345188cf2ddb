import { BlockList, isIPv6 } from 'node:net'
import { networkOf, wideNetworkOf } from './network-of.ts'

/** Most networks that are counted at a time. Only an attack exceeds it; then the one unused for longest is dropped. */
const maxNetworks = 50_000
/**
 * Shares of a /48 of IPv6. One client may have a whole /48 with 65,536 networks, or share it with a provider's other
 * customers.
 */
const wideShares = 16
const minute = 60_000

/** Counts the use of a resource by each client network. */
export interface NetworkLimit {
  /** Counts one use. Returns the seconds to wait if the network has used up its share of this minute, otherwise 0. */
  use(address: string): number
}

/**
 * Limits how often a network may use an expensive resource per minute. Counts are in the memory of this process, so
 * each process counts separately. The machine itself and the `trusted` networks, whose servers send requests for
 * others, are not counted.
 */
export function limitNetworks(
  max: number,
  { trusted, now = () => performance.now() }: { readonly trusted: readonly string[]; readonly now?: () => number },
): NetworkLimit {
  const uncounted = listOf(['127.0.0.0/8', '::1', ...trusted])
  let counts = new Map<string, number>()
  let end = 0
  const count = (network: string): number => {
    const used = (counts.get(network) ?? 0) + 1
    // Set again, a network is the last of the map, so that the first is the one unused for longest.
    counts.delete(network)
    counts.set(network, used)
    const [oldest] = counts.keys()
    if (counts.size > maxNetworks && oldest !== undefined) counts.delete(oldest)
    return used
  }
  return {
    use(address) {
      if (isIn(uncounted, address)) return 0
      const time = now()
      if (time >= end) {
        counts = new Map()
        end = time + minute
      }
      const [network, wide] = [networkOf(address), wideNetworkOf(address)]
      const isOver = count(network) > max || (wide !== network && count(wide) > wideShares * max)
      return isOver ? Math.ceil((end - time) / 1000) : 0
    },
  }
}

const isIn = (list: BlockList, address: string) => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}

/** Addresses and subnets (`10.0.0.0/8`) as a list that is asked fast. */
export function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const version = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, version)
    else list.addSubnet(address, Number(bits), version)
  }
  return list
}
