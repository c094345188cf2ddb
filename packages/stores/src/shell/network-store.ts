import type { Network } from '@market/domain/shell'
import { type Live, makeLive } from '../kernel/live.ts'

/** Whether the device is connected. */
export type NetworkState = 'online' | 'offline'

/** Whether the device is online (specification section 4); true on the server, and until the visit starts. */
export interface NetworkStore {
  readonly state: Live<NetworkState>
  /** Starts to follow the connection. */
  start(): void
}

/** Makes the store of the device's connection. */
export function makeNetworkStore(network: Network): NetworkStore {
  const { live, set } = makeLive<NetworkState>('online')
  const look = () => set(network.isOnline() ? 'online' : 'offline')
  let started = false
  return {
    state: live,
    start() {
      if (started) return
      started = true
      network.onChange(look)
      look()
    },
  }
}
