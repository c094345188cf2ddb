import { cartItems } from '../cart/cart-lines.ts'
import type { Order } from './order.ts'
import type { Reduction } from '../promotions/promotion.ts'
import { reductionSums } from '../promotions/reduction-sums.ts'
import { add, type Money, subtract, zero } from '../money/money.ts'

/** Parts of an order's total. */
export type OrderSumKey =
  | 'goods'
  | 'services'
  | 'gift-wrap'
  | 'cargo'
  | 'promotion'
  | 'gift-code'
  | 'interest'
  | 'discount'
/** One row of the summary; negative for a reduction. */
export interface OrderSum {
  readonly key: OrderSumKey
  readonly amount: Money
  /** Name of a promotion, which is shown in its own row. */
  readonly name?: string
}
/** The amounts of an order. */
export interface SummedOrder {
  readonly lines: readonly {
    readonly price: Money
    readonly insurances: readonly { readonly price: Money }[]
    readonly reductions?: readonly Reduction[]
    /** Paid for wrapping it. */
    readonly gift?: { readonly wrapPrice: Money } | null
  }[]
  readonly cargo: Money
  readonly giftCode: Money
  /** Amount charged or to be charged, interest included. */
  readonly charged: Money
}

/** The amounts of a paid or waiting order, for {@link orderSums}. */
export const summedOrder = (order: Order): SummedOrder => ({
  lines: cartItems(order),
  cargo: order.totalShipPrice,
  giftCode: order.giftCode,
  charged: order.payment.amount,
})

/**
 * Rows that add up to the amount charged. The part not explained by goods, cargo, promotions and gift code is the interest of the
 * instalments or, below zero, a discount on the whole order. Goods and cargo are always listed.
 */
export function orderSums({ lines, cargo, giftCode, charged }: SummedOrder): readonly OrderSum[] {
  const goods = add(...lines.map(({ price }) => price))
  const services = add(...lines.flatMap((line) => line.insurances.map(({ price }) => price)))
  const wrapping = add(...lines.map(({ gift }) => gift?.wrapPrice ?? zero))
  const promotions = reductionSums(lines.map(({ reductions = [] }) => reductions))
  const less = add(giftCode, ...promotions.map(({ amount }) => amount))
  const rest = subtract(add(charged, less), add(goods, services, wrapping, cargo))
  const all: readonly OrderSum[] = [
    { key: 'goods', amount: goods },
    { key: 'services', amount: services },
    { key: 'gift-wrap', amount: wrapping },
    { key: 'cargo', amount: cargo },
    ...promotions.map(({ name, amount }) => ({ key: 'promotion' as const, name, amount: subtract(zero, amount) })),
    { key: 'gift-code', amount: subtract(zero, giftCode) },
    { key: rest > 0 ? 'interest' : 'discount', amount: rest },
  ]
  return all.filter(({ key, amount }) => key === 'goods' || key === 'cargo' || amount !== 0)
}
