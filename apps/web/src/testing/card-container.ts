import type { SessionGateway, TokenStore } from '@market/domain/session'
import type { ProductCatalog } from '@market/domain/catalog'
import type { CartGateway } from '@market/domain/cart'
import type { ListGateway } from '@market/domain/lists'
import { makeCartStore, makeNoticeStore, makePanelStore, makeSessionStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import { memoryLists, memorySession, memoryTokens, recordedApp, setClock } from '@market/testing'
import { Container } from 'inversify'
import { services } from '../composition/tokens.ts'
import { waitingStore } from './waiting-store.ts'

interface CardParts {
  readonly catalog: ProductCatalog
  readonly cart?: CartGateway
  readonly lists?: ListGateway
  readonly tokens?: TokenStore
  readonly sessions?: SessionGateway
}

/** Services for product cards and rows, with new stores. */
export function cardContainer({
  catalog,
  cart = memoryCart([]),
  lists = memoryLists(),
  tokens = memoryTokens(),
  sessions = memorySession([], tokens),
}: CardParts) {
  const container = new Container()
  const app = recordedApp()
  const stores = {
    cart: makeCartStore({ gateway: cart, app }),
    session: makeSessionStore({ gateway: sessions, tokens }),
  }
  container.bind(services.Clock).toConstantValue(setClock())
  container.bind(services.ProductCatalog).toConstantValue(catalog)
  container.bind(services.CartStore).toConstantValue(stores.cart)
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, app))
  container.bind(services.PanelStore).toConstantValue(makePanelStore())
  container.bind(services.ListGateway).toConstantValue(lists)
  container.bind(services.WaitingStore).toConstantValue(waitingStore({ cart, lists }))
  container.bind(services.SessionStore).toConstantValue(stores.session)
  return { container, ...stores }
}
