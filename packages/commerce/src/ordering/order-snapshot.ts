import { add, type Money, subtract, times } from '@market/domain/money'
import { lineDiscount, lineTotal } from '@market/domain/line'
import type { Reduction } from '@market/domain/promotions'
import { type CartItem, reductionsOf, wrapTotal } from '@market/domain/cart'
import type { StoredItem, StoredShop, StoredSnapshot } from './stored-snapshot.ts'
import { generalTaxRate, includedTax } from '../pricing/included-tax.ts'
import type { OrderDraft } from './draft-order.ts'
import { firstDiscount, stockLine } from './stock-line.ts'

/** An order as it was frozen at payment; amounts in kuruş. What products and shops become later does not touch it. */
export interface OrderSnapshot extends Omit<Required<StoredSnapshot>, 'version' | 'shops'> {
  readonly shops: readonly SnapshotShop[]
}
export interface SnapshotShop extends Omit<StoredShop, 'items'> {
  readonly items: readonly SnapshotItem[]
}
export type SnapshotItem = Required<StoredItem>

/**
 * Version 2 adds the delivery, and the services, tax rate and right of withdrawal of each line. Version 3 adds the
 * promotions of each line, version 4 gift options. Version 5 spreads free units over their group, version 6 adds the
 * number of each line's limited discount, and what its variants added to the price.
 */
const version = 6

export const storeSnapshot = (snapshot: OrderSnapshot): StoredSnapshot => ({ ...snapshot, version })

/** The only way to read `orders.snapshot`. Throws if a newer version of the shop wrote it. */
export function readSnapshot(stored: StoredSnapshot): OrderSnapshot {
  const { version: written = 1, shipping = { option: 'address', place: null }, shops, ...snapshot } = stored
  if (written > version) throw new Error(`cannot read an order's snapshot of version ${written}`)
  return {
    ...snapshot,
    shipping,
    shops: shops.map((shop) => ({
      ...shop,
      items: shop.items.map((item) => ({
        insurances: [],
        taxRate: generalTaxRate,
        withdrawal: 'free',
        reductions: [],
        gift: null,
        discountNumber: firstDiscount,
        addedPrice: null,
        ...item,
      })),
    })),
  }
}

/** The text for a line that distinguishes it within its order: brand, name and variant. */
export const lineName = ({ brand, name, attributes }: Pick<SnapshotItem, 'brand' | 'name' | 'attributes'>): string =>
  [`${brand} ${name}`.trim(), ...attributes.map(({ value }) => value)].join(', ')

/** The amount paid for the goods of a line: its price minus promotions. */
export const netPrice = ({ price, reductions }: Pick<SnapshotItem, 'price' | 'reductions'>): Money =>
  subtract(price, add(...reductions.map(({ amount }) => amount)))

export function snapshotOf({ own, cart, totals, delivery, invoice, pickup }: OrderDraft, note: string): OrderSnapshot {
  const reductions = [...reductionsOf(cart)]
  return {
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
      items: shop.items.map((item) =>
        snapshotItem(
          item,
          {
            goods: own.taxRates.get(item.productId) ?? generalTaxRate,
            wrap: own.wrapTaxRates.get(item.productId) ?? generalTaxRate,
          },
          reductions.shift() ?? [],
        ),
      ),
    })),
  }
}

/** The tax included in the goods of an order, by each line's rate. */
export const goodsTax = (snapshot: OrderSnapshot): Money =>
  add(
    ...snapshot.shops.flatMap((shop) =>
      shop.items.flatMap((item) => [
        includedTax(netPrice(item), item.taxRate),
        ...item.insurances.map(({ price }) => includedTax(price, generalTaxRate)),
        ...(item.gift ? [includedTax(item.gift.wrapPrice, item.gift.taxRate)] : []),
      ]),
    ),
  )

const snapshotItem = (
  item: CartItem,
  taxRates: { readonly goods: number; readonly wrap: number },
  reductions: readonly Reduction[],
): SnapshotItem => {
  const { discounted: discountedUnits, discountNumber } = stockLine(item)
  return {
    discountNumber,
    discountedUnits,
    productId: item.productId,
    combination: item.attrId,
    name: item.name,
    brand: item.brand,
    url: item.url,
    image: item.image,
    attributes: item.attributes,
    quantity: item.quantity,
    singlePrice: item.singlePrice,
    addedPrice: item.addedPrice ?? null,
    price: lineTotal(item),
    discount: lineDiscount(item),
    insurances: item.insuranceItems
      .filter(({ selected }) => selected)
      .map(({ id, name, price }) => ({ id, name, price: times(price, item.quantity) })),
    taxRate: taxRates.goods,
    reductions,
    gift: item.gift ? { ...item.gift, wrapPrice: wrapTotal(item), taxRate: taxRates.wrap } : null,
    withdrawal: item.withdrawal,
  }
}
