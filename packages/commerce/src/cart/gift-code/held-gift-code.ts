import { kurus, type Money, zero } from '@market/domain/money'

export interface HeldGiftCode {
  /** The code that the cart carries, whether it may be used now or not. */
  readonly id: string | undefined
  /** The amount it takes off now, in kuruş; zero if it cannot be used. */
  readonly amount: Money
  /** Why it takes nothing off. */
  readonly blocker?: 'min-total' | 'ended' | 'spent' | 'aside'
}
interface CarriedCode {
  readonly id: string
  /** Kuruş left, including those that an open order of this cart has spent. */
  readonly left: number
  readonly minTotal: number
  readonly startsAt: Date
  readonly endsAt: Date
}

export const noGiftCode: HeldGiftCode = { id: undefined, amount: zero }

/** The part of a gift code that applies to goods of a value. */
export function heldGiftCode(code: CarriedCode, goods: Money, now: Date): HeldGiftCode {
  const { id, left } = code
  if (now < code.startsAt || now >= code.endsAt) return { id, amount: zero, blocker: 'ended' }
  if (goods < code.minTotal) return { id, amount: zero, blocker: 'min-total' }
  return left > 0 ? { id, amount: kurus(left) } : { id, amount: zero, blocker: 'spent' }
}
