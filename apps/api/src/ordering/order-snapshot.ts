import {
  add,
  type Address,
  type CartItem,
  lineDiscount,
  lineTotal,
  type Money,
  type ShippingOption,
  times,
  type WithdrawalRight,
} from '@market/domain'
import { generalTaxRate, includedTax } from '../pricing/tax-rate.ts'
import type { OrderDraft } from './prepare-order.ts'

/** An order as it was frozen at payment; amounts in kuruş. What products and shops become later does not touch it. */
export interface OrderSnapshot {
  readonly delivery: Address
  readonly invoice: Address
  /** Absent from orders of before there was a choice: to the address. */
  readonly shipping?: { readonly option: ShippingOption; readonly place: string | null }
  readonly note: string
  readonly shops: readonly SnapshotShop[]
}
export interface SnapshotShop {
  readonly shopId: number
  readonly shopName: string
  readonly shopUrl: string
  readonly subTotal: Money
  readonly cargoTotalPrice: Money
  /** First and last day of the estimated delivery, `YYYY-MM-DD`. */
  readonly delivery: { readonly from: string; readonly to: string }
  readonly items: readonly SnapshotItem[]
}
/** A line in words that tell it from the others of its order: brand, name and what was chosen. */
export const lineName = ({ brand, name, attributes }: Pick<SnapshotItem, 'brand' | 'name' | 'attributes'>): string =>
  [`${brand} ${name}`.trim(), ...attributes.map(({ value }) => value)].join(', ')

export interface SnapshotItem {
  readonly productId: number
  readonly combination: string
  readonly name: string
  readonly brand: string
  readonly url: string
  readonly image: string
  readonly attributes: readonly { readonly key: string; readonly value: string }[]
  readonly quantity: number
  /** Units that had the limited discounted price. */
  readonly discountedUnits: number
  readonly singlePrice: Money
  /** Of the whole line. */
  readonly price: Money
  readonly discount: Money
  /** Services bought with it; `price` is for all its units and not part of the line's own. */
  readonly insurances?: readonly { readonly id: number; readonly name: string; readonly price: Money }[]
  /** Percent of value-added tax that `price` includes; absent from orders of before the rates were kept. */
  readonly taxRate?: number
  /** Absent from orders of before it was kept: their goods are taken back. */
  readonly withdrawal?: WithdrawalRight
}

export const snapshotOf = ({ own, totals, delivery, invoice, pickup }: OrderDraft, note: string): OrderSnapshot => ({
  delivery,
  invoice,
  shipping: { option: pickup.option, place: pickup.point?.name ?? null },
  note,
  shops: totals.shops.map((shop) => ({
    shopId: shop.shopId,
    shopName: shop.shopName,
    shopUrl: shop.shopUrl,
    subTotal: shop.subTotal,
    cargoTotalPrice: shop.cargoTotalPrice,
    delivery: shop.delivery,
    items: shop.items.map((item) => snapshotItem(item, own.taxRates.get(item.productId) ?? generalTaxRate)),
  })),
})

/** Units of a line that have the limited discounted price. */
export const discountedUnits = (item: CartItem): number =>
  item.discount ? Math.min(item.quantity, item.discount.maxQuantity) : 0

/** The tax in the goods of an order, each line at its own rate. */
export const goodsTax = (snapshot: OrderSnapshot): Money =>
  add(
    ...snapshot.shops.flatMap((shop) =>
      shop.items.flatMap((item) => [
        includedTax(item.price, item.taxRate ?? generalTaxRate),
        ...(item.insurances ?? []).map(({ price }) => includedTax(price, generalTaxRate)),
      ]),
    ),
  )

const snapshotItem = (item: CartItem, taxRate: number): SnapshotItem => ({
  productId: item.productId,
  combination: item.attrId,
  name: item.name,
  brand: item.brand,
  url: item.url,
  image: item.image,
  attributes: item.attributes,
  quantity: item.quantity,
  discountedUnits: discountedUnits(item),
  singlePrice: item.singlePrice,
  price: lineTotal(item),
  discount: lineDiscount(item),
  insurances: item.insuranceItems
    .filter(({ selected }) => selected)
    .map(({ id, name, price }) => ({ id, name, price: times(price, item.quantity) })),
  taxRate,
  withdrawal: item.withdrawal,
})
