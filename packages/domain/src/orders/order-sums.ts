import { add, type Money, subtract, zero } from '../money/money.ts'

/** What an order's money is made of. */
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
  /** What was or will be taken, interest included. */
  readonly charged: Money
}

/**
 * The rows that add up to what is charged: what goods, cargo and gift code do not explain is the interest of the
 * instalments, or below zero a discount of the whole order. Goods and cargo are always there.
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
