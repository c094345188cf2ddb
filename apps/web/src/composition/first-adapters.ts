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
  /** Origin of the API; empty if it is the page's own origin. */
  readonly apiUrl: string
  /** Sends requests; by default the browser's `fetch`. */
  readonly transport?: HttpTransport | undefined
  readonly tokens: TokenStore
  /** How long a request waits for a token, in ms; 15,000 by default. */
  readonly tokenPatienceMs?: number
  readonly clock: ServerClock
  /** Signs listing requests; by default with the browser's crypto. */
  readonly hmac?: AccessOptions['hmac']
  /** Solves the proof of work that the API demands from an address with many clients. */
  readonly solve?: ApiClientOptions['solve']
  /** Receives analytics events of the cart and of orders. */
  readonly measure: Measure
  /** Drops repeated writes (rules.md S4). */
  readonly requests?: RequestGate
  readonly memory: ExpiringStore
  /** Called with a token that arrived without a login, for example after a renewal. */
  readonly onAccess: (access: Access) => void
}

/** The adapters that every visit uses once its page has loaded, and the API client that all other adapters share. */
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
