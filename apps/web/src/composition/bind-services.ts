import { type Clock, type ClockMemory, makeServerClock } from '@market/domain/kernel'
import { type ExpiringStore, firstSession, makeRequestGate, tokenHolder, type TokenStore } from '@market/domain/session'
import type { ProductCatalog } from '@market/domain/catalog'
import type { AppBridge, CartSignal } from '@market/domain/cart'
import type { ConsentFlag, Network, Platform, WaitingMemory } from '@market/domain/shell'
import type { Analytics, Recommender } from '@market/domain/analytics'
import { orStale } from '@market/react'
import {
  type CartState,
  type CartStore,
  lateStore,
  makeConsentStore,
  makeMeasureStore,
  makeRecommenderStore,
  makeNetworkStore,
  makeNoticeStore,
  makePanelStore,
  type SessionState,
  type SessionStore,
  type SuggestionState,
  type SuggestionStore,
  waitingCart,
  waitingLists,
  type WaitingState,
  type WaitingStore,
} from '@market/stores'
import type { BrowserStorages } from '@market/browser'
import { Container, type ServiceIdentifier } from 'inversify'
import type { AdapterOptions, Adapters } from './make-adapters.ts'
import type { Site } from '../page/site.ts'
import { accountPorts } from './rooms/account-ports.ts'
import { buyBackPorts } from './rooms/buy-back-ports.ts'
import { cartPorts } from './rooms/cart-ports.ts'
import { catalogPorts } from './rooms/catalog-ports.ts'
import { checkoutPorts } from './rooms/checkout-ports.ts'
import { contentPorts } from './rooms/content-ports.ts'
import { hgsPorts } from './rooms/hgs-ports.ts'
import { listsPorts } from './rooms/lists-ports.ts'
import { ordersPorts } from './rooms/orders-ports.ts'
import { rafflePorts } from './rooms/raffle-ports.ts'
import { reviewsPorts } from './rooms/reviews-ports.ts'
import { shopsPorts } from './rooms/shops-ports.ts'
import { showcasePorts } from './rooms/showcase-ports.ts'
import { services } from './tokens.ts'

/** Each room binds its own ports of the API. */
const rooms = [
  accountPorts,
  buyBackPorts,
  cartPorts,
  catalogPorts,
  checkoutPorts,
  contentPorts,
  hgsPorts,
  listsPorts,
  ordersPorts,
  rafflePorts,
  reviewsPorts,
  shopsPorts,
  showcasePorts,
]

export interface Surroundings {
  readonly site: Site
  readonly tokens: TokenStore
  readonly app: AppBridge
  readonly otherTabs?: CartSignal
  /** The visitor's platform: only on iOS may calls of one name run at the same time (rules.md S4). */
  readonly kind: Platform
  readonly consent: ConsentFlag
  readonly network: Network
  /** Loads the analytics code once the visitor consents to measuring. */
  readonly analytics: () => Promise<Analytics>
  readonly recommender: (catalog: ProductCatalog) => Recommender
  readonly clockMemory?: ClockMemory
  readonly expiring: (clock: Clock) => ExpiringStore
  /** The browser's storages that rooms use; empty on the server. */
  readonly storages: BrowserStorages
  /** Without it, writes that fail while offline are not queued but fail. */
  readonly waitingMemory?: () => Promise<WaitingMemory>
  /** Clears the browser's data on a member. */
  readonly forgetMember?: () => void
  readonly adapters: (options: Omit<AdapterOptions, 'apiUrl'>) => Adapters
}

/** The composition root: every port with its adapter, every store, once. Used by the browser and by the server alike. */
export function bindServices({
  site,
  tokens,
  app,
  otherTabs,
  kind,
  consent,
  network,
  analytics,
  recommender,
  clockMemory,
  expiring,
  storages,
  waitingMemory = async () => ({ read: () => [], write: () => false, alone: (work) => work() }),
  forgetMember,
  adapters,
}: Surroundings): Container {
  let session: SessionStore | undefined
  // Durations measured in the browser use the device's clock; the API's times use the server clock.
  const device: Clock = { now: () => new Date() }
  const clock = makeServerClock(device, clockMemory)
  const memory = expiring(device)
  const answer = makeConsentStore(consent)
  const measuring = makeMeasureStore(answer, analytics)
  const gate = () => makeRequestGate({ platform: kind, whitelist: [] })
  const ports = adapters({
    tokens,
    requests: gate(),
    clock,
    memory,
    measure: measuring,
    onAccess: (access) => session?.adopt(access),
  })
  const waiting = lateStore<WaitingState, WaitingStore>({ writes: [], outcome: undefined }, async () => {
    const { waitingStore } = await import('./late-stores.ts').catch(orStale)
    return waitingStore({
      memory: await waitingMemory(),
      network,
      owner: () => ownerOf(tokens),
      now: () => device.now().getTime(),
      pause,
      ports: { gateway: ports.cart, lists: ports.lists, app },
      onCart: (written) => cart.adopt(written),
    })
  })
  const cartGateway = waitingCart(ports.cart, waiting)
  const cart = lateStore<CartState, CartStore>({ cart: undefined, status: 'unknown', busy: [] }, async () => {
    const { makeCartStore } = await import('./late-stores.ts').catch(orStale)
    return makeCartStore({ gateway: cartGateway, app, ...(otherTabs && { otherTabs }), requests: gate() })
  })
  const recommended = makeRecommenderStore(recommender(ports.catalog), answer, pause)
  const onAnother = () => {
    cart.forget()
    void cart.load()
  }
  session = lateStore<SessionState, SessionStore>(
    { user: undefined, messages: [], ended: undefined, form: firstSession },
    async () => {
      const { makeSessionStore } = await import('./late-stores.ts').catch(orStale)
      return makeSessionStore({ gateway: ports.session, tokens, onAnother })
    },
  )
  const leavings = [() => recommended.reset(), () => waiting.forget(), () => forgetMember?.()]
  whenMemberLeaves(session, tokens, () => {
    for (const run of leavings) run()
  })

  const container = new Container()
  container.load(...rooms.map((room) => room(ports)))
  const bind = <T>(id: ServiceIdentifier<T>, value: T) => void container.bind(id).toConstantValue(value)
  bind(services.Site, site)
  bind(services.AppBridge, app)
  bind(services.Clock, clock)
  bind(services.ExpiringStore, memory)
  bind(services.BrowserStorages, storages)
  bind(services.OnMemberLeaving, (run) => void leavings.push(run))
  bind(services.SessionStore, session)
  bind(services.CartStore, cart)
  bind(services.ConsentStore, answer)
  bind(services.MeasureStore, measuring)
  bind(services.RecommenderStore, recommended)
  bind(
    services.NoticeStore,
    makeNoticeStore((run, ms) => void setTimeout(run, ms), app),
  )
  bind(services.CartGateway, cartGateway)
  bind(services.ListGateway, waitingLists(ports.lists, waiting))
  bind(services.WaitingStore, waiting)
  bind(services.NetworkStore, makeNetworkStore(network))
  bind(services.PanelStore, makePanelStore())
  bind(
    services.SuggestionStore,
    lateStore<SuggestionState, SuggestionStore>({ text: '', status: 'PENDING', suggestions: undefined }, async () => {
      const { makeSuggestionStore } = await import('./late-stores.ts').catch(orStale)
      return makeSuggestionStore(ports.catalog)
    }),
  )
  return container
}

/** The member's id, or the session's id for a guest. */
function ownerOf(tokens: TokenStore): string | undefined {
  const holder = tokenHolder(tokens.read())
  return holder && (holder.member ?? holder.session)
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** Clears the browser's data on a member when the member logs out, or has logged out elsewhere since the last visit. */
function whenMemberLeaves({ state }: SessionStore, tokens: TokenStore, forget: () => void): void {
  const held = () => tokenHolder(tokens.read())?.member
  let member: string | null | undefined
  state.subscribe(() => {
    const { user } = state.current()
    // Until the session is loaded, the token names the member. After a logout while offline it is missing.
    const now = user ? (user.isActive ? user.userId : undefined) : held()
    if (member !== undefined && now !== member) forget()
    member = now
  })
}
