/** Amounts of an order's gift code, in kuruş. */
export interface GiftCodeUse {
  readonly singleUse: boolean
  /** `amount` reduced the order, `taken` was taken from the balance. */
  readonly amount: number
  readonly taken: number
  readonly returned: number
}

/**
 * The amount put back on a code when a part of its order is refunded. `given` is the code's share of all refunds,
 * including this part.
 */
export function giftCodeBack({
  singleUse,
  amount,
  taken,
  returned,
  given,
  part,
}: GiftCodeUse & { readonly given: number; readonly part: number }): number {
  if (!singleUse) return Math.min(part, taken - returned)
  return given >= amount ? taken - returned : 0
}
