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
  tokenHolder,
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
import { Container, type ServiceIdentifier } from 'inversify'
import type { AdapterOptions, Adapters } from './make-adapters.ts'
import type { Site } from '../page/site.ts'
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
  /** Takes away what the browser keeps of a member. */
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
  raffleCart,
  paymentDraft,
  forgetMember,
  adapters,
}: Surroundings): Container {
  let session: SessionStore | undefined
  // What is counted in the browser alone goes by its own clock; what the provider says goes by the provider's.
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
  const cart = makeCartStore({
    gateway: ports.cart,
    app,
    ...(otherTabs && { otherTabs }),
    requests: gate(),
  })
  const raffle = makeRaffleStore(raffleCart)
  const recommended = makeRecommenderStore(recommender(ports.catalog), answer, pause)
  const onAnother = () => {
    cart.forget()
    void cart.load()
  }
  session = makeSessionStore({ gateway: ports.session, tokens, onAnother })
  whenMemberLeaves(session, tokens, () => {
    raffle.clear()
    recommended.reset()
    forgetMember?.()
  })

  const container = new Container()
  const bind = <T>(id: ServiceIdentifier<T>, value: T) => void container.bind(id).toConstantValue(value)
  bind(services.Site, site)
  bind(services.AppBridge, app)
  bind(services.Clock, clock)
  bind(services.ExpiringStore, memory)
  bind(services.ProductCatalog, ports.catalog)
  bind(services.CategoryCatalog, ports.categories)
  bind(services.CampaignCatalog, ports.campaigns)
  bind(services.CollectionCatalog, ports.collections)
  bind(services.DealCatalog, ports.deals)
  bind(services.GiftCatalog, ports.gifts)
  bind(services.OriginCatalog, ports.origins)
  bind(services.ShopDirectory, ports.shops)
  bind(services.ShopPages, ports.shopPages)
  bind(services.ContactGateway, ports.contacts)
  bind(services.ContentLibrary, ports.content)
  bind(services.CartGateway, ports.cart)
  bind(services.AddressGateway, ports.addresses)
  bind(services.GuestGateway, ports.guests)
  bind(services.ShippingGateway, ports.shipping)
  bind(services.PaymentDraftMemory, paymentDraft)
  bind(services.PaymentGateway, ports.payments)
  bind(services.HgsGateway, ports.tolls)
  bind(services.RaffleGateway, ports.raffles)
  bind(services.CardTokenizer, ports.tokenizer)
  bind(services.GiftCodeGateway, ports.giftCodes)
  bind(services.SavedGateway, ports.saved)
  bind(services.CancelGateway, ports.cancels)
  bind(services.OrderPaymentGateway, ports.orderPayments)
  bind(services.StoredCardTokenizer, ports.tokenizer)
  bind(services.OrderGateway, ports.orders)
  bind(services.OrderDocumentGateway, ports.orderDocuments)
  bind(services.MembershipGateway, ports.memberships)
  bind(services.PasswordGateway, ports.passwords)
  bind(services.PrivacyGateway, ports.privacy)
  bind(services.ProfileGateway, ports.profiles)
  bind(services.NotificationGateway, ports.notifications)
  bind(services.ListGateway, ports.lists)
  bind(services.ReviewGateway, ports.reviews)
  bind(services.QuestionGateway, ports.questions)
  bind(services.FriendGateway, ports.friends)
  bind(services.WholesaleGateway, ports.wholesale)
  bind(services.IdentityGateway, ports.identities)
  bind(services.InsuranceGateway, ports.insurances)
  bind(services.FastShippingGateway, ports.fastShipping)
  bind(services.ShopFollowing, ports.following)
  bind(services.PollGateway, ports.polls)
  bind(services.RobotCheckGateway, ports.robots)
  bind(services.SellerApplications, ports.applications)
  bind(services.BuyBackGateway, ports.buyBacks)
  bind(services.SessionStore, session)
  bind(services.CartStore, cart)
  bind(services.ConsentStore, answer)
  bind(services.MeasureStore, measuring)
  bind(services.RecommenderStore, recommended)
  bind(
    services.NoticeStore,
    makeNoticeStore((run, ms) => void setTimeout(run, ms), app),
  )
  bind(services.NetworkStore, makeNetworkStore(network))
  bind(services.PanelStore, makePanelStore())
  bind(services.RaffleStore, raffle)
  bind(services.SuggestionStore, makeSuggestionStore(ports.catalog))
  return container
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** What this browser keeps of a member goes with them, however they leave: also elsewhere, since the last visit. */
function whenMemberLeaves({ state }: SessionStore, tokens: TokenStore, forget: () => void): void {
  const held = () => tokenHolder(tokens.read())?.member
  let member: string | null | undefined
  state.subscribe(() => {
    const { user } = state.current()
    // Until it is known who is here the token says it; a logout without a connection leaves none.
    const now = user ? (user.isActive ? user.userId : undefined) : held()
    if (member !== undefined && now !== member) forget()
    member = now
  })
}
