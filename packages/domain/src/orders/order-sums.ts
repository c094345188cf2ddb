import { add, type Money, subtract, zero } from '../money/money.ts'

/** Parts of an order's total. */
export type OrderSumKey = 'goods' | 'services' | 'cargo' | 'gift-code' | 'interest' | 'discount'
/** One row, below zero where it takes something off. */
export interface OrderSum {
  readonly key: OrderSumKey
  readonly amount: Money
}
/** An order as far as its money goes. */
export interface SummedOrder {
  readonly lines: readonly { readonly price: Money; readonly insurances: readonly { readonly price: Money }[] }[]
  readonly cargo: Money
  readonly giftCode: Money
  /** Amount charged or to be charged, interest included. */
  readonly charged: Money
}

/**
 * Rows that add up to the amount charged. The part not explained by goods, cargo and gift code is the interest of the
 * instalments or, below zero, a discount on the whole order. Goods and cargo are always listed.
 */
export function orderSums({ lines, cargo, giftCode, charged }: SummedOrder): readonly OrderSum[] {
  const goods = add(...lines.map(({ price }) => price))
  const services = add(...lines.flatMap((line) => line.insurances.map(({ price }) => price)))
  const rest = subtract(add(charged, giftCode), add(goods, services, cargo))
  const all: readonly OrderSum[] = [
    { key: 'goods', amount: goods },
    { key: 'services', amount: services },
    { key: 'cargo', amount: cargo },
    { key: 'gift-code', amount: subtract(zero, giftCode) },
    { key: rest > 0 ? 'interest' : 'discount', amount: rest },
  ]
  return all.filter(({ key, amount }) => key === 'goods' || key === 'cargo' || amount !== 0)
}
