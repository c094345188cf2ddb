import { isIPv6, type Server, type Socket } from 'node:net'
import { listOf, networkOf } from '@market/server'

/** Enough for an office or a mobile network whose shoppers share an address, and a tenth of what a server accepts. */
const mostPerNetwork = 1_000

/**
 * Closes new connections of a client that holds too many open, so that no few of them take every place. Load balancers
 * in front hold all shoppers' connections and are not counted.
 */
export function limitConnections(server: Server, trustedProxies: readonly string[], max = mostPerNetwork): void {
  const proxies = listOf(trustedProxies)
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return
    const network = networkOf(address)
    const count = open.get(network) ?? 0
    if (count >= max) {
      socket.destroy()
      return
    }
    open.set(network, count + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
