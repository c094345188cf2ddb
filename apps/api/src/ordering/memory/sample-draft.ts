import {
  type Address,
  addressId,
  type AddressBookState,
  type CartItem,
  cartTotals,
  kurus,
  productId,
  shopId,
  zero,
} from '@market/domain'
import { cartMessages } from '../../cart/reading/cart-messages.ts'
import { zeroCart } from '../../cart/reading/zero-cart.ts'
import { noGiftCode } from '../../cart/gift-code/held-gift-code.ts'
import type { CheckoutFacts, OrderDraft } from '../draft-order.ts'

export const home: Address = {
  id: addressId('ev'),
  type: 1,
  title: 'Ev',
  firstName: 'Elif',
  lastName: 'Karaca',
  city: 'İstanbul',
  district: 'Kadıköy',
  neighborhood: '',
  address: 'Moda Cad. No: 41',
  phone: '05321112233',
  zipCode: '',
  email: '',
  tc: '',
  companyName: '',
  taxOffice: '',
  taxNumber: '',
}
const book: AddressBookState = {
  addresses: [home],
  selectedAddress: 'ev',
  selectedInvoice: null,
  useAsInvoice: true,
  shippingOption: 'address',
  selectedBranch: null,
  selectedKargomat: null,
  lockedPlaces: [],
  guestEmail: null,
}

/** A line of 100 TL, of which there is enough. */
export const sampleItem = (item: Partial<Omit<CartItem, 'productId'>> & { readonly productId: number }): CartItem => ({
  attrId: '',
  name: `Ürün ${item.productId}`,
  brand: 'Sesta',
  url: '',
  image: '',
  categoryTree: '',
  withdrawal: 'free',
  attributes: [],
  quantity: 1,
  limit: 10,
  stock: 10,
  active: true,
  singlePrice: kurus(10_000),
  originalPrice: kurus(10_000),
  oldPrice: null,
  discount: null,
  maxInstallment: 12,
  sharedCargoPrice: zero,
  insuranceItems: [],
  ...item,
  productId: productId(item.productId),
})

interface Sample {
  readonly cartId: string
  readonly items: readonly CartItem[]
  readonly revision?: number
  readonly giftCode?: { readonly id: string; readonly amount: number }
}

/** A guest's checkout with one shop that sends for nothing, to one address. */
export function sampleFacts({ cartId, items, revision = 1, giftCode }: Sample): CheckoutFacts {
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
    messages: cartMessages(items),
  }
  return {
    own: {
      id: cartId,
      cart,
      installmentReasons: new Map(),
      taxRates: new Map(),
      unfitForLocker: [],
      giftCode: giftCode ? { id: giftCode.id, amount } : noGiftCode,
    },
    book,
    nationalId: undefined,
    pickup: { option: 'address', point: null, receiver: null },
    email: 'elif@ornek.test',
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
