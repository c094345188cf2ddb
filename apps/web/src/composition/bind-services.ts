import type { AppBridge, TokenStore } from '@market/domain'
import {
  type ApiClient,
  httpAddresses,
  httpCart,
  httpCatalog,
  httpGuests,
  httpOrders,
  httpPayments,
  httpSession,
  httpShops,
  httpShowcase,
  httpTokenizer,
  makeAccess,
  makeApiClient,
  readAccess,
} from '@market/http'
import {
  makeCartStore,
  makeNoticeStore,
  makeSessionStore,
  makeSuggestionStore,
  type SessionStore,
} from '@market/stores'
import { Container } from 'inversify'
import { services } from './tokens.ts'

export interface Surroundings {
  /** Origin of the provider; empty for the page's own. */
  readonly apiUrl: string
  readonly tokens: TokenStore
  readonly app: AppBridge
}

/** The composition root: every port with its adapter, every store, once. Used by the browser and by the server alike. */
export function bindServices({ apiUrl, tokens, app }: Surroundings): Container {
  let session: SessionStore | undefined
  const access = makeAccess({
    baseUrl: apiUrl,
    store: tokens,
    now: Date.now,
    onToken: (answer) => session?.adopt(readAccess(answer)),
  })
  const api: ApiClient = makeApiClient({ baseUrl: apiUrl, access })
  session = makeSessionStore({ gateway: httpSession(api), tokens })
  const catalog = httpCatalog(api)
  const cart = httpCart(api)

  const container = new Container()
  container.bind(services.Clock).toConstantValue({ now: () => new Date() })
  container.bind(services.ProductCatalog).toConstantValue(catalog)
  container.bind(services.Showcase).toConstantValue(httpShowcase(api))
  container.bind(services.ShopDirectory).toConstantValue(httpShops(api))
  container.bind(services.CartGateway).toConstantValue(cart)
  container.bind(services.AddressGateway).toConstantValue(httpAddresses(api))
  container.bind(services.GuestGateway).toConstantValue(httpGuests(api))
  container.bind(services.PaymentGateway).toConstantValue(httpPayments(api))
  container.bind(services.CardTokenizer).toConstantValue(httpTokenizer())
  container.bind(services.OrderGateway).toConstantValue(httpOrders(api))
  container.bind(services.SessionStore).toConstantValue(session)
  container.bind(services.CartStore).toConstantValue(makeCartStore({ gateway: cart, app }))
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore((run, ms) => void setTimeout(run, ms)))
  container.bind(services.SuggestionStore).toConstantValue(makeSuggestionStore(catalog))
  return container
}
