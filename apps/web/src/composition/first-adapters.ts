import type { ServerClock } from '@market/domain/kernel'
import type { Access, ExpiringStore, RequestGate, TokenStore } from '@market/domain/session'
import { type Measure, measuredCart } from '@market/domain/analytics'
import {
  type AccessOptions,
  type ApiClientOptions,
  type HttpTransport,
  httpCart,
  httpSaved,
  httpSession,
  makeAccess,
  makeApiClient,
  readAccess,
} from '@market/http'

export interface AdapterOptions {
  /** Origin of the provider; empty for the page's own. */
  readonly apiUrl: string
  /** How questions are asked, where not as browsers do. */
  readonly transport?: HttpTransport | undefined
  readonly tokens: TokenStore
  /** How long a page waits for a token, where it is not the browser's own, in ms. */
  readonly tokenPatienceMs?: number
  readonly clock: ServerClock
  /** How listings are signed, where not as browsers do. */
  readonly hmac?: AccessOptions['hmac']
  /** Does the work that a refusal asks for, behind an address that many share. */
  readonly solve?: ApiClientOptions['solve']
  /** Receives analytics events of the cart and of orders. */
  readonly measure: Measure
  /** Drops repeated writes (rules.md S4). */
  readonly requests?: RequestGate
  readonly memory: ExpiringStore
  /** Receives a token that arrived unasked, as after a renewal. */
  readonly onAccess: (access: Access) => void
}

/** The adapters that every visit asks after its page is whole, and the client that all others share with them. */
export function firstAdapters({
  apiUrl,
  transport,
  tokens,
  tokenPatienceMs,
  clock,
  hmac,
  solve,
  measure,
  requests,
  memory,
  onAccess,
}: AdapterOptions) {
  const access = makeAccess({
    baseUrl: apiUrl,
    transport,
    store: tokens,
    patienceMs: tokenPatienceMs,
    now: () => clock.now().getTime(),
    hmac,
    solve,
    onToken: (answer) => onAccess(readAccess(answer)),
  })
  const api = makeApiClient({ baseUrl: apiUrl, access, transport, clock, solve, requests })
  return {
    shared: { api, access, apiUrl, measure, memory },
    adapters: {
      session: httpSession(api),
      ...measuredCart({ cart: httpCart(api), saved: httpSaved(api) }, measure.track),
    },
  }
}
