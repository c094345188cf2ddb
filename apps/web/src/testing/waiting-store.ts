import type { Cart, CartGateway } from '@market/domain/cart'
import type { ListGateway } from '@market/domain/lists'
import { type Network, sendWaiting } from '@market/domain/shell'
import { makeWaitingStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import { memoryLists, memoryWaiting, recordedApp, setNetwork } from '@market/testing'

interface Parts {
  readonly cart?: CartGateway
  readonly lists?: ListGateway
  readonly network?: Network
  readonly onCart?: (cart: Cart) => void
}

/** The store of queued writes, in memory. It retries when the network is back, never by time. */
export function waitingStore(parts: Parts = {}) {
  const { cart = memoryCart([]), lists = memoryLists(), network = setNetwork(), onCart = () => undefined } = parts
  let keys = 0
  return makeWaitingStore({
    memory: memoryWaiting(),
    network,
    owner: () => 'uye-1',
    newKey: () => `anahtar-${(keys += 1)}`,
    now: () => 0,
    pause: () => new Promise(() => undefined),
    send: sendWaiting({ gateway: cart, lists, app: recordedApp() }),
    onCart,
  })
}
