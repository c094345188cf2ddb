import type { Live } from '@market/stores'
import { useSyncExternalStore } from 'react'

/** A store's current state in a component; on the server and while hydrating, its first value. */
export function useStream<T>(live: Live<T>): T {
  return useSyncExternalStore(live.subscribe, live.current, live.first)
}
