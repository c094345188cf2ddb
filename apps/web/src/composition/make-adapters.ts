import {
  type Access,
  type ExpiringStore,
  type Measure,
  measuredCart,
  measuredOrders,
  type RequestGate,
  type ServerClock,
  type TokenStore,
} from '@market/domain'
import {
  type ApiClientOptions,
  type HttpTransport,
  httpAlarms,
  httpPromotions,
  httpAddresses,
  httpApplications,
  httpBuyBacks,
  httpCancels,
  httpCart,
  httpCatalog,
  httpCategories,
  httpContacts,
  httpContent,
  httpGiftCodes,
  httpFollowing,
  httpFriends,
  httpFastShipping,
  httpIdentities,
  httpInsurances,
  httpPolls,
  httpQuestions,
  httpWholesale,
  httpGuests,
  httpLists,
  httpMemberships,
  httpNotifications,
  httpOrderPayments,
  httpOrderDocuments,
  httpOrderEvents,
  httpOrders,
  httpPasswords,
  httpPayments,
  httpPrivacy,
  httpProfiles,
  httpRaffles,
  httpReviewPhotos,
  httpReviews,
  httpRobotChecks,
  httpSaved,
  httpSavedCards,
  httpSecondStep,
  httpSession,
  httpSharedLists,
  httpShipping,
  httpCampaigns,
  httpCollections,
  httpDeals,
  httpGifts,
  httpOrigins,
  httpShopPages,
  httpShops,
  httpTokenizer,
  httpTolls,
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

/** Every port of the provider with its adapter. */
export type Adapters = ReturnType<typeof makeAdapters>

export function makeAdapters({
  apiUrl,
  transport,
  tokens,
  tokenPatienceMs,
  clock,
  solve,
  measure,
  requests,
  memory,
  onAccess,
}: AdapterOptions) {
  const access = makeAccess({
    baseUrl: apiUrl,
    store: tokens,
    patienceMs: tokenPatienceMs,
    now: () => clock.now().getTime(),
    solve,
    onToken: (answer) => onAccess(readAccess(answer)),
  })
  const api = makeApiClient({ baseUrl: apiUrl, access, transport, clock, solve, requests })
  return {
    session: httpSession(api),
    catalog: httpCatalog(api),
    categories: httpCategories(api),
    campaigns: httpCampaigns(api),
    collections: httpCollections(api),
    deals: httpDeals(api),
    gifts: httpGifts(api),
    origins: httpOrigins(api),
    shopPages: httpShopPages(api),
    shops: httpShops(api),
    contacts: httpContacts(api),
    content: httpContent(api),
    ...measuredCart({ cart: httpCart(api), saved: httpSaved(api) }, measure.track),
    giftCodes: httpGiftCodes(api),
    cancels: httpCancels(api),
    orderPayments: httpOrderPayments(api),
    addresses: httpAddresses(api),
    guests: httpGuests(api),
    shipping: httpShipping(api),
    payments: httpPayments(api),
    savedCards: httpSavedCards(api),
    secondStep: httpSecondStep(api),
    tokenizer: httpTokenizer(),
    tolls: httpTolls(api),
    raffles: httpRaffles(api),
    orders: measuredOrders(httpOrders(api), memory, measure),
    orderEvents: httpOrderEvents({ baseUrl: apiUrl, access }),
    orderDocuments: httpOrderDocuments(api),
    memberships: httpMemberships(api),
    passwords: httpPasswords(api),
    profiles: httpProfiles(api),
    privacy: httpPrivacy(api),
    notifications: httpNotifications(api),
    lists: httpLists(api),
    sharedLists: httpSharedLists(api),
    reviews: httpReviews(api),
    reviewPhotos: httpReviewPhotos(api),
    questions: httpQuestions(api),
    friends: httpFriends(api),
    wholesale: httpWholesale(api),
    identities: httpIdentities(api),
    insurances: httpInsurances(api),
    fastShipping: httpFastShipping(api),
    following: httpFollowing(api),
    alarms: httpAlarms(api),
    promotions: httpPromotions(api),
    polls: httpPolls(api),
    robots: httpRobotChecks(api),
    applications: httpApplications(api),
    buyBacks: httpBuyBacks(api),
  }
}
