import { isIPv6, type Server, type Socket } from 'node:net'
import { listOf, makePlaces, networkOf } from '@market/server'

/**
 * Enough for an office or a mobile network whose shoppers share an address, and a tenth of the connections a server
 * accepts.
 */
const mostPerNetwork = 1_000

/**
 * Closes new connections of a client that already holds `max`, so that a few clients cannot exhaust all connections.
 * Load balancers in front hold all shoppers' connections and are not limited.
 */
export function limitConnections(server: Server, trustedProxies: readonly string[], max = mostPerNetwork): void {
  const proxies = listOf(trustedProxies)
  const places = makePlaces({ each: max })
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return
    const leave = places.take(networkOf(address))
    if (leave) socket.once('close', leave)
    else socket.destroy()
  })
}
