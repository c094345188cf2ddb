import type { CartDeps } from '@market/domain/cart'
import type { ListGateway } from '@market/domain/lists'
import { sendWaiting } from '@market/domain/shell'
import { makeWaitingStore, type WaitingDeps, type WaitingStore } from '@market/stores'

export { localWaitingMemory } from '@market/browser'
export { makeCartStore, makeSessionStore, makeSuggestionStore } from '@market/stores'

/** The store of writes that are queued while offline and sent to `ports` once the connection is back. */
export const waitingStore = ({
  ports,
  ...deps
}: Omit<WaitingDeps, 'send' | 'newKey'> & {
  readonly ports: CartDeps & { readonly lists: ListGateway }
}): WaitingStore => makeWaitingStore({ ...deps, newKey: () => crypto.randomUUID(), send: sendWaiting(ports) })
