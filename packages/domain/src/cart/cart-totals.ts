import { allocate } from '../money/allocate.ts'
import { add, type Money, subtract, zero } from '../money/money.ts'
import { lineReductions } from '../promotions/line-reductions.ts'
import type { CartPromotion, Reduction } from '../promotions/promotion.ts'
import { cartItems } from './cart-lines.ts'
import { type GiftLine, wrapTotal } from './gift-choice.ts'
import { isOnSale, type SellableLine } from '../line/is-on-sale.ts'
import { insuranceTotal, type InsuredLine, lineDiscount, lineTotal, type PricedLine } from '../line/line-total.ts'

interface NamedLine {
  readonly productId?: number
  readonly attrId?: string
}
type LineToTotal = PricedLine & InsuredLine & GiftLine & SellableLine & NamedLine
export interface ShopToTotal {
  readonly items: readonly LineToTotal[]
  readonly cargoPrice: Money
  /** Goods from which the cargo is free; never free without it. */
  readonly freeCargoOver?: Money | null
}
export interface CartToTotal<Shop extends ShopToTotal = ShopToTotal> {
  readonly shops: readonly Shop[]
  /** Promotions that may apply, with the products they count. */
  readonly promotions?: readonly CartPromotion[]
  /** Off the cargo of the whole cart. */
  readonly shipDiscount?: Money
  /** Balance of the gift code. */
  readonly giftCodeAmount?: Money
}

/** Amounts of one shop's part of a cart, in kuruş (rules.md C2). */
export interface ShopTotals {
  /** Goods with their insurance. */
  readonly subTotal: Money
  /** The insurances in `subTotal`. */
  readonly services: Money
  /** Saved against the original prices; already off `subTotal`. */
  readonly totalDiscount: Money
  /** Sum that promotions take off the goods of `subTotal`. */
  readonly promotions: Money
  /** Sum for gift wrapping; not in `subTotal`, so it does not count towards free shipping. */
  readonly giftWrap: Money
  /** Zero shows 'Kargo Bedava'. */
  readonly cargoTotalPrice: Money
  /** Share of the cart's ship discount. */
  readonly shipDiscount: Money
  /** Share of the gift code. */
  readonly giftCode: Money
  /** Amount still to pay. */
  readonly billingPrice: Money
}
/** Each amount is the sum of the shops' amounts of its name. */
export interface CartTotals<Shop = ShopToTotal> extends Omit<ShopTotals, 'billingPrice'> {
  /** The cart's shops in their order, each with its totals. */
  readonly shops: readonly (Shop & ShopTotals)[]
  /** 'KDV Dahil Toplam Fiyat': the amount charged. */
  readonly total: Money
}

type Step = <Shop extends ShopToTotal & ShopTotals>(shops: readonly Shop[], cart: CartToTotal) => readonly Shop[]

const nothingYet: ShopTotals = {
  subTotal: zero,
  services: zero,
  totalDiscount: zero,
  promotions: zero,
  giftWrap: zero,
  cargoTotalPrice: zero,
  shipDiscount: zero,
  giftCode: zero,
  billingPrice: zero,
}
/** Splits a reduction over the amounts it reduces, at most their sum; no shares if there is nothing to reduce. */
const spread = (reduction: Money = zero, reducible: readonly Money[]): readonly Money[] => {
  const all = add(...reducible)
  const taken = reduction < all ? reduction : all
  return taken > 0 ? allocate(taken, reducible) : []
}

const lines: Step = (shops) =>
  shops.map((shop) => {
    const items = shop.items.filter(isOnSale)
    const services = add(...items.map(insuranceTotal))
    return {
      ...shop,
      services,
      subTotal: add(...items.map(lineTotal), services),
      totalDiscount: add(...items.map(lineDiscount)),
      giftWrap: add(...items.map(wrapTotal)),
    }
  })
/** The promotion reductions of each cart line, in the order of `cartItems`. */
export const reductionsOf = ({ shops, promotions = [] }: CartToTotal): readonly (readonly Reduction[])[] =>
  lineReductions(
    cartItems<LineToTotal>({ shops }).map((item) => ({
      ...item,
      productId: item.productId ?? 0,
      attrId: item.attrId ?? '',
      quantity: isOnSale(item) ? item.quantity : 0,
    })),
    promotions,
  )
const promotions: Step = (shops, cart) => {
  const rest = [...reductionsOf(cart)]
  return shops.map((shop) => {
    const own = rest.splice(0, shop.items.length)
    return { ...shop, promotions: add(...own.flat().map(({ amount }) => amount)) }
  })
}
// A promotion never takes away the free cargo that the goods have reached: it looks at their price before.
const cargo: Step = (shops) =>
  shops.map((shop) => {
    const nothingToSend = shop.items.every((item) => item.quantity < 1 || !isOnSale(item))
    const free = shop.freeCargoOver != null && shop.subTotal >= shop.freeCargoOver
    return { ...shop, cargoTotalPrice: nothingToSend || free ? zero : shop.cargoPrice }
  })
const shipDiscount: Step = (shops, cart) => {
  const shares = spread(
    cart.shipDiscount,
    shops.map((shop) => shop.cargoTotalPrice),
  )
  return shops.map((shop, index) => ({ ...shop, shipDiscount: shares[index] ?? zero }))
}
const dueBeforeGift = (shop: ShopTotals): Money =>
  subtract(add(shop.subTotal, shop.giftWrap, shop.cargoTotalPrice), add(shop.promotions, shop.shipDiscount))
const giftCode: Step = (shops, cart) => {
  const shares = spread(cart.giftCodeAmount, shops.map(dueBeforeGift))
  return shops.map((shop, index) => ({ ...shop, giftCode: shares[index] ?? zero }))
}
const billing: Step = (shops) =>
  shops.map((shop) => ({ ...shop, billingPrice: subtract(dueBeforeGift(shop), shop.giftCode) }))

const steps: readonly Step[] = [lines, promotions, cargo, shipDiscount, giftCode, billing]

/**
 * All amounts of a cart in kuruş, for mini cart, payment page and server (rules.md C2). The gift code covers goods,
 * wrapping and shipping, and never makes the total negative.
 */
export const cartTotals = <Shop extends ShopToTotal>(cart: CartToTotal<Shop>): CartTotals<Shop> => {
  const begun: readonly (Shop & ShopTotals)[] = cart.shops.map((shop) => ({ ...shop, ...nothingYet }))
  const shops = steps.reduce((sums, step) => step(sums, cart), begun)
  const sum = (name: keyof ShopTotals): Money => add(...shops.map((shop): Money => shop[name]))
  return {
    shops,
    subTotal: sum('subTotal'),
    services: sum('services'),
    totalDiscount: sum('totalDiscount'),
    promotions: sum('promotions'),
    giftWrap: sum('giftWrap'),
    cargoTotalPrice: sum('cargoTotalPrice'),
    shipDiscount: sum('shipDiscount'),
    giftCode: sum('giftCode'),
    total: sum('billingPrice'),
  }
}
