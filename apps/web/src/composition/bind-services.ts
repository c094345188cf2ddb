import {
  type Analytics,
  type AppBridge,
  type CartSignal,
  type Clock,
  type ClockMemory,
  type ConsentFlag,
  type ExpiringStore,
  makeRequestGate,
  makeServerClock,
  type Network,
  type Platform,
  type ProductCatalog,
  type Recommender,
  type PaymentDraftMemory,
  type RaffleCartMemory,
  type TokenStore,
} from '@market/domain'
import {
  makeCartStore,
  makeConsentStore,
  makeMeasureStore,
  makeRecommenderStore,
  makeNetworkStore,
  makeNoticeStore,
  makePanelStore,
  makeRaffleStore,
  makeSessionStore,
  makeSuggestionStore,
  type SessionStore,
} from '@market/stores'
import { Container } from 'inversify'
import type { AdapterOptions, Adapters } from './make-adapters.ts'
import type { Site } from './site.ts'
import { services } from './tokens.ts'

export interface Surroundings {
  readonly site: Site
  readonly tokens: TokenStore
  readonly app: AppBridge
  readonly otherTabs?: CartSignal
  /** Where every call is made, however often it is asked for (rules.md S4). */
  readonly kind: Platform
  readonly consent: ConsentFlag
  readonly network: Network
  /** Brought once the visitor agrees to be measured. */
  readonly analytics: () => Promise<Analytics>
  readonly recommender: (catalog: ProductCatalog) => Recommender
  readonly clockMemory?: ClockMemory
  readonly expiring: (clock: Clock) => ExpiringStore
  readonly raffleCart: RaffleCartMemory
  readonly paymentDraft: PaymentDraftMemory
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
  raffleCart,
  paymentDraft,
  adapters,
}: Surroundings): Container {
  let session: SessionStore | undefined
  // What is counted in the browser alone goes by its own clock; what the provider says goes by the provider's.
  const device: Clock = { now: () => new Date() }
  const clock = makeServerClock(device, clockMemory)
  const memory = expiring(device)
  const answer = makeConsentStore(consent)
  const measuring = makeMeasureStore(answer, analytics)
  const ports = adapters({
    tokens,
    clock,
    memory,
    measure: measuring,
    onAccess: (access) => session?.adopt(access),
  })
  const cart = makeCartStore({
    gateway: ports.cart,
    app,
    ...(otherTabs && { otherTabs }),
    requests: makeRequestGate({ platform: kind, whitelist: [] }),
  })
  const raffle = makeRaffleStore(raffleCart)
  const recommended = makeRecommenderStore(recommender(ports.catalog), answer, pause)
  const onAnother = () => {
    cart.forget()
    void cart.load()
  }
  session = makeSessionStore({ gateway: ports.session, tokens, onAnother })
  whenMemberLeaves(session, () => {
    raffle.clear()
    recommended.reset()
  })

  const container = new Container()
  container.bind(services.Site).toConstantValue(site)
  container.bind(services.AppBridge).toConstantValue(app)
  container.bind(services.Clock).toConstantValue(clock)
  container.bind(services.ExpiringStore).toConstantValue(memory)
  container.bind(services.ProductCatalog).toConstantValue(ports.catalog)
  container.bind(services.CategoryCatalog).toConstantValue(ports.categories)
  container.bind(services.CampaignCatalog).toConstantValue(ports.campaigns)
  container.bind(services.CollectionCatalog).toConstantValue(ports.collections)
  container.bind(services.DealCatalog).toConstantValue(ports.deals)
  container.bind(services.GiftCatalog).toConstantValue(ports.gifts)
  container.bind(services.OriginCatalog).toConstantValue(ports.origins)
  container.bind(services.ShopDirectory).toConstantValue(ports.shops)
  container.bind(services.ShopPages).toConstantValue(ports.shopPages)
  container.bind(services.ContactGateway).toConstantValue(ports.contacts)
  container.bind(services.ContentLibrary).toConstantValue(ports.content)
  container.bind(services.CartGateway).toConstantValue(ports.cart)
  container.bind(services.AddressGateway).toConstantValue(ports.addresses)
  container.bind(services.GuestGateway).toConstantValue(ports.guests)
  container.bind(services.ShippingGateway).toConstantValue(ports.shipping)
  container.bind(services.PaymentDraftMemory).toConstantValue(paymentDraft)
  container.bind(services.PaymentGateway).toConstantValue(ports.payments)
  container.bind(services.HgsGateway).toConstantValue(ports.tolls)
  container.bind(services.RaffleGateway).toConstantValue(ports.raffles)
  container.bind(services.CardTokenizer).toConstantValue(ports.tokenizer)
  container.bind(services.GiftCodeGateway).toConstantValue(ports.giftCodes)
  container.bind(services.SavedGateway).toConstantValue(ports.saved)
  container.bind(services.CancelGateway).toConstantValue(ports.cancels)
  container.bind(services.OrderPaymentGateway).toConstantValue(ports.orderPayments)
  container.bind(services.StoredCardTokenizer).toConstantValue(ports.tokenizer)
  container.bind(services.OrderGateway).toConstantValue(ports.orders)
  container.bind(services.OrderDocumentGateway).toConstantValue(ports.orderDocuments)
  container.bind(services.MembershipGateway).toConstantValue(ports.memberships)
  container.bind(services.PasswordGateway).toConstantValue(ports.passwords)
  container.bind(services.PrivacyGateway).toConstantValue(ports.privacy)
  container.bind(services.ProfileGateway).toConstantValue(ports.profiles)
  container.bind(services.NotificationGateway).toConstantValue(ports.notifications)
  container.bind(services.ListGateway).toConstantValue(ports.lists)
  container.bind(services.ReviewGateway).toConstantValue(ports.reviews)
  container.bind(services.QuestionGateway).toConstantValue(ports.questions)
  container.bind(services.FriendGateway).toConstantValue(ports.friends)
  container.bind(services.WholesaleGateway).toConstantValue(ports.wholesale)
  container.bind(services.IdentityGateway).toConstantValue(ports.identities)
  container.bind(services.InsuranceGateway).toConstantValue(ports.insurances)
  container.bind(services.FastShippingGateway).toConstantValue(ports.fastShipping)
  container.bind(services.ShopFollowing).toConstantValue(ports.following)
  container.bind(services.PollGateway).toConstantValue(ports.polls)
  container.bind(services.RobotCheckGateway).toConstantValue(ports.robots)
  container.bind(services.SellerApplications).toConstantValue(ports.applications)
  container.bind(services.BuyBackGateway).toConstantValue(ports.buyBacks)
  container.bind(services.SessionStore).toConstantValue(session)
  container.bind(services.CartStore).toConstantValue(cart)
  container.bind(services.ConsentStore).toConstantValue(answer)
  container.bind(services.MeasureStore).toConstantValue(measuring)
  container.bind(services.RecommenderStore).toConstantValue(recommended)
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore((run, ms) => void setTimeout(run, ms), app))
  container.bind(services.NetworkStore).toConstantValue(makeNetworkStore(network))
  container.bind(services.PanelStore).toConstantValue(makePanelStore())
  container.bind(services.RaffleStore).toConstantValue(raffle)
  container.bind(services.SuggestionStore).toConstantValue(makeSuggestionStore(ports.catalog))
  return container
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** What this browser keeps of a member goes with them, however they leave. */
function whenMemberLeaves({ state }: SessionStore, forget: () => void): void {
  let member: unknown
  state.subscribe(() => {
    const { user } = state.current()
    const now = user?.isActive ? user.userId : undefined
    if (member !== undefined && now !== member) forget()
    member = now
  })
}
