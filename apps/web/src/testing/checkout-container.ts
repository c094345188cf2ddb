import { kurus } from '@market/domain/money'
import type { User } from '@market/domain/session'
import type { Address } from '@market/domain/account'
import type { Cart, CartShop } from '@market/domain/cart'
import type { GuestGateway, SavedCard } from '@market/domain/checkout'
import { makeCartStore, makeNoticeStore, makeSessionStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import {
  aCartShop,
  anAddressForm,
  memoryAddresses,
  memoryExpiringStore,
  memoryGuests,
  memoryIdentity,
  memoryProfile,
  memorySavedCards,
  memoryOrderPayments,
  memoryPayments,
  memorySession,
  memoryShipping,
  memoryTokens,
  recordedApp,
  setClock,
} from '@market/testing'
import { Container } from 'inversify'
import { services } from '../composition/tokens.ts'

export interface CheckoutStage {
  readonly shops?: readonly CartShop[]
  readonly cart?: Partial<Cart>
  readonly addresses?: readonly Partial<Address>[]
  readonly guestEmail?: string
  /** The logged-in member; a guest by default. */
  readonly member?: User
  readonly tcRequired?: boolean
  /** Cards that the bank has stored for the member. */
  readonly savedCards?: readonly SavedCard[]
  /** Products that do not fit into a parcel locker. */
  readonly unfit?: readonly string[]
  /** Whether the shopper has added an offered service to every cart line. */
  readonly insured?: boolean
}

const service = { id: 7, name: 'Uzatılmış garanti', image: '', price: kurus(9_900), selected: false }
const insurable = (shop: CartShop): CartShop => ({
  ...shop,
  items: shop.items.map((item) => ({ ...item, insuranceItems: [service] })),
})

/** A shopper in the checkout, with everything in memory. */
export async function checkoutContainer(stage: CheckoutStage = {}) {
  const { shops = [aCartShop()], addresses: saved = [], unfit, guestEmail, tcRequired, savedCards = [] } = stage
  const offered = stage.insured ? shops.map(insurable) : shops
  const cart = memoryCart(offered, stage.cart)
  for (const { productId, attrId, quantity } of offered.flatMap(({ items }) => items))
    await cart.add({ productId, attrId, quantity, ...(stage.insured && { insurance: [service.id] }) })
  const identities = memoryIdentity()
  const addresses = memoryAddresses({
    ...(guestEmail && { guestEmail }),
    ...(tcRequired && { tcRequired }),
    nationalIdKept: () => identities.current() !== undefined,
  })
  for (const address of saved) await addresses.save(anAddressForm(address))
  const payments = memoryPayments({ cart, saved: savedCards })
  const others = memoryOrderPayments(cart, payments)
  const guests = memoryGuests()
  const tokens = memoryTokens()
  const credentials = { username: 'ada@ornek.test', password: 'Deneme123' }
  const members = stage.member ? [{ ...credentials, user: stage.member }] : []
  const gateway = memorySession(members, tokens)
  const session = makeSessionStore({ gateway, tokens })
  if (stage.member) await session.login(credentials)
  const app = recordedApp()
  const cartStore = makeCartStore({ gateway: cart, app })
  await cartStore.load()
  const notices = makeNoticeStore(() => undefined, app)
  const container = new Container()
  container.bind(services.Clock).toConstantValue(setClock())
  container.bind(services.Site).toConstantValue({ titleShort: 'Kumru', title: 'Kumru', url: '' })
  container.bind(services.CartStore).toConstantValue(cartStore)
  container.bind(services.CartGateway).toConstantValue(cart)
  container.bind(services.SessionStore).toConstantValue(session)
  container.bind(services.NoticeStore).toConstantValue(notices)
  container.bind(services.AddressGateway).toConstantValue(addresses)
  container.bind(services.ProfileGateway).toConstantValue(memoryProfile())
  container.bind(services.IdentityGateway).toConstantValue(identities)
  container.bind(services.GuestGateway).toConstantValue(guests satisfies GuestGateway)
  container.bind(services.ShippingGateway).toConstantValue(memoryShipping(unfit))
  container.bind(services.FastShippingGateway).toConstantValue(cart.fastShipping)
  // Storages are empty, so no attempt is remembered for the next.
  container.bind(services.BrowserStorages).toConstantValue({})
  container.bind(services.ExpiringStore).toConstantValue(memoryExpiringStore(setClock()))
  container.bind(services.PaymentGateway).toConstantValue(others.payments)
  container.bind(services.SavedCardGateway).toConstantValue(memorySavedCards(savedCards))
  container.bind(services.OrderPaymentGateway).toConstantValue(others)
  container.bind(services.CardTokenizer).toConstantValue(payments.tokenizer)
  container.bind(services.StoredCardTokenizer).toConstantValue(others.tokenizer)
  return { container, cart, cartStore, addresses, identities, guests, payments, others, session, gateway, notices }
}

/** A gift code whose amount covers any cart. */
export const coveredCart: Partial<Cart> = { giftCodeAmount: kurus(10_000_000) }
