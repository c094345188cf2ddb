import { setImmediate as breathe } from 'node:timers/promises'
import { solveProofOfWork } from '@market/browser'
import { makeServerClock, type ProductCatalog, type SessionGateway, type TokenStore } from '@market/domain'
import { httpCart, httpCatalog, httpSession, makeAccess, makeApiClient } from '@market/http'
import { type CartStore, makeCartStore } from '@market/stores'

export interface Ports {
  readonly catalog: ProductCatalog
  readonly cart: CartStore
  readonly session: SessionGateway
}

/** The core's ports at the API of `baseUrl`, and the store over the cart's. */
export function openPorts(baseUrl: string, tokens: TokenStore): Ports {
  const clock = makeServerClock({ now: () => new Date() })
  const solve = (work: Parameters<typeof solveProofOfWork>[0]) => solveProofOfWork(work, breathe)
  const access = makeAccess({ baseUrl, store: tokens, now: () => clock.now().getTime(), solve })
  const api = makeApiClient({ baseUrl, access, clock, solve })
  return {
    catalog: httpCatalog(api),
    // A terminal runs in no app, so there is none to notify.
    cart: makeCartStore({ gateway: httpCart(api), app: { post: () => {} } }),
    session: httpSession(api),
  }
}
