import { kurus, type Money } from '../money/money.ts'

/** Below this price, in kuruş, rounding to a whole lira would reduce it far more than intended. */
const small = 5_000

/**
 * A product's price during its deal: at least `percent` below the usual price, with the same kuruş digits, so that
 * 309,90 TL becomes 262,90 TL. Undefined if no such price exists.
 */
export function dealPrice(usual: Money, percent: number): Money | undefined {
  const step = usual < small ? 10 : 100
  const most = Math.floor((usual * (100 - percent)) / 100)
  const price = most - ((((most - usual) % step) + step) % step)
  return price > 0 && price < usual ? kurus(price) : undefined
}
