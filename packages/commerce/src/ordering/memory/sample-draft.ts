import { addressId, productId, shopId } from '@market/domain/kernel'
import { kurus, zero } from '@market/domain/money'
import { addressBook, type AddressBookState } from '@market/domain/account'
import type { Promotion } from '@market/domain/promotions'
import { type CartItem, cartTotals, quantityLimit } from '@market/domain/cart'
import { aCartItem, anAddress } from '@market/testing'
import { zeroCart } from '../../cart/reading/zero-cart.ts'
import { noGiftCode } from '../../cart/gift-code/held-gift-code.ts'
import type { CheckoutFacts, OrderDraft } from '../draft-order.ts'

export const home = anAddress({ id: addressId('ev'), firstName: 'Elif', lastName: 'Karaca' })
const book: AddressBookState = { ...addressBook.initial, addresses: [home], selectedAddress: home.id }

/** A line of 100 TL with enough stock. */
export const sampleItem = (item: Partial<Omit<CartItem, 'productId'>> & { readonly productId: number }): CartItem =>
  aCartItem({
    name: `Ürün ${item.productId}`,
    stock: 10,
    singlePrice: kurus(10_000),
    originalPrice: kurus(10_000),
    ...item,
    productId: productId(item.productId),
  })

interface Sample {
  readonly cartId: string
  readonly items: readonly CartItem[]
  readonly revision?: number
  readonly giftCode?: { readonly id: string; readonly amount: number }
  readonly promotions?: readonly Promotion[]
  readonly email?: string
}

/** A guest's checkout with one shop that sends for nothing, to one address. */
export function sampleFacts({
  cartId,
  items,
  revision = 1,
  giftCode,
  promotions = [],
  email = 'elif@ornek.test',
}: Sample): CheckoutFacts {
  const shop = {
    shopId: shopId(1),
    shopName: 'Deneme Mağazası',
    shopUrl: '/magaza/deneme',
    rating: 9,
    cargoPrice: zero,
    freeCargoOver: null,
    delivery: { from: '2026-11-20', to: '2026-11-22' },
    items,
  }
  const amount = kurus(giftCode?.amount ?? 0)
  const cart = {
    ...zeroCart,
    count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    revision,
    shops: items.length > 0 ? [shop] : [],
    giftCodeAmount: amount,
    promotions: promotions.map((one) => ({ ...one, products: items.map((item) => item.productId) })),
    messages: items
      .filter((item) => item.quantity > quantityLimit(item))
      .map((item) => ({ type: 'error' as const, text: `too few of ${item.name}`, productId: item.productId })),
  }
  return {
    own: {
      id: cartId,
      cart,
      installmentReasons: new Map(),
      taxRates: new Map(),
      wrapTaxRates: new Map(),
      unfitForLocker: [],
      giftCode: giftCode ? { id: giftCode.id, amount } : noGiftCode,
    },
    book,
    nationalId: undefined,
    pickup: { option: 'address', point: null, receiver: null },
    email,
  }
}

export function sampleDraft(sample: Sample): OrderDraft {
  const { own, pickup } = sampleFacts(sample)
  const { cart } = own
  const { cartId } = sample
  return {
    own,
    cartId,
    cart,
    totals: cartTotals(cart),
    delivery: home,
    invoice: home,
    pickup,
    email: 'elif@ornek.test',
  }
}
