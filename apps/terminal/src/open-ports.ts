import { makeServerClock } from '@market/domain/kernel'
import type { SessionGateway, TokenStore } from '@market/domain/session'
import type { ProductCatalog } from '@market/domain/catalog'
import { httpCart, httpCatalog, httpSession, makeAccess, makeApiClient } from '@market/http'
import { type CartStore, makeCartStore } from '@market/stores'
import { solveWork } from './solve-work.ts'

export interface Ports {
  readonly catalog: ProductCatalog
  readonly cart: CartStore
  readonly session: SessionGateway
}

/** Connects the core's ports to the API at `baseUrl`, and creates the cart store. */
export function openPorts(baseUrl: string, tokens: TokenStore): Ports {
  const clock = makeServerClock({ now: () => new Date() })
  const access = makeAccess({ baseUrl, store: tokens, now: () => clock.now().getTime(), solve: solveWork })
  const api = makeApiClient({ baseUrl, access, clock, solve: solveWork })
  return {
    catalog: httpCatalog(api),
    // The terminal does not run inside a mobile app, so no app is notified.
    cart: makeCartStore({ gateway: httpCart(api), app: { post: () => {} } }),
    session: httpSession(api),
  }
}
