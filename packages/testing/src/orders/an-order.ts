import { type OrderId, orderId } from '@market/domain/kernel'
import { kurus, subtract, times, zero } from '@market/domain/money'
import { lineDiscount, lineTotal } from '@market/domain/line'
import type { Address } from '@market/domain/account'
import { type Cart, cartTotals, wrapTotal } from '@market/domain/cart'
import type { Order, Parcel, TrackStep } from '@market/domain/orders'
import { anAddress } from '../account/an-address.ts'
import { aCart } from '../cart/a-cart.ts'

const steps: readonly TrackStep[] = [
  { key: 'ordered', title: 'Sipariş alındı', date: '2026-11-20', state: 'done' },
  { key: 'prepared', title: 'Hazırlanıyor', date: null, state: 'current' },
  { key: 'shipped', title: 'Kargoya verildi', date: null, state: 'ahead' },
  { key: 'out_for_delivery', title: 'Dağıtımda', date: null, state: 'ahead' },
  { key: 'delivered', title: 'Teslim edildi', date: null, state: 'ahead' },
]

const parcelsOf = (cart: Cart): readonly Parcel[] =>
  cartTotals(cart).shops.map((shop) => ({
    shopId: shop.shopId,
    shopName: shop.shopName,
    shopUrl: shop.shopUrl,
    status: 'preparing',
    statusText: 'Hazırlanıyor',
    nextStep: 'Mağaza ürünlerinizi kargoya verecek.',
    trackingNo: null,
    steps,
    route: [],
    deliveryTime: null,
    deliveryMovable: false,
    handOverCode: null,
    fetchUntil: null,
    handedOver: null,
    subTotal: shop.subTotal,
    cargoTotalPrice: shop.cargoTotalPrice,
    due: null,
    items: shop.items.map((item) => ({
      productId: item.productId,
      attrId: item.attrId,
      name: item.name,
      brand: item.brand,
      url: item.url,
      image: item.image,
      quantity: item.quantity,
      givenBack: 0,
      unitStates: [],
      withdrawal: item.withdrawal,
      discountedUnits: item.discount ? Math.min(item.quantity, item.discount.maxQuantity) : 0,
      attributes: item.attributes,
      singlePrice: item.singlePrice,
      price: lineTotal(item),
      insurances: item.insuranceItems
        .filter(({ selected }) => selected)
        .map(({ name, price }) => ({ name, price: times(price, item.quantity) })),
      totalDiscount: lineDiscount(item),
      gift: item.gift ? { ...item.gift, wrapPrice: wrapTotal(item) } : null,
    })),
  }))

/** The order that a cart becomes once it is paid. */
export const orderOf = (cart: Cart, to: Address, id: OrderId): Order => {
  const totals = cartTotals(cart)
  const pure = kurus(Math.round(totals.subTotal / 1.2))
  return {
    orderId: id,
    mark: 'as-bought',
    createdAt: '2026-11-20T09:00:00Z',
    transfer: null,
    givable: false,
    addressChangeable: false,
    waitsUntil: null,
    cancellations: [],
    giftCode: totals.giftCode,
    status: 'preparing',
    statusText: 'Hazırlanıyor',
    type: 'credit_card',
    payment: {
      title: 'Kredi / Banka Kartı',
      card: '**** 0002',
      installment: 1,
      monthly: totals.total,
      amount: totals.total,
      interest: zero,
      left: totals.total,
      refunded: zero,
      state: 'paid',
    },
    contactHidden: false,
    deliverTo: `${to.firstName} ${to.lastName}`,
    ofMember: true,
    buyer: `${to.firstName} ${to.lastName}`,
    invoice: { name: `${to.firstName} ${to.lastName}`, tax: null, address: to.address },
    shipping: { option: 'address', title: 'Adrese Teslim', place: null },
    delivery: {
      city: to.city,
      district: to.district,
      neighborhood: to.neighborhood,
      address: to.address,
      zipCode: to.zipCode,
      phone: to.phone,
    },
    email: 'ada@ornek.test',
    totalPurePrice: pure,
    totalTaxPrice: subtract(totals.subTotal, pure),
    totalShipPrice: subtract(totals.cargoTotalPrice, totals.shipDiscount),
    totalDiscount: totals.totalDiscount,
    totalPriceWithShipping: totals.total,
    shops: parcelsOf(cart),
  }
}

export const anOrder = (given: Partial<Order> = {}): Order => ({
  ...orderOf(aCart(), anAddress(), orderId('SIP-1')),
  ...given,
})
