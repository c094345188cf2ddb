/** Amounts of an order's gift code, in kuruş. */
export interface GiftCodeUse {
  readonly singleUse: boolean
  /** `amount` lowered the order, `taken` left the balance. */
  readonly amount: number
  readonly taken: number
  readonly returned: number
}

/**
 * What goes back onto a code with a part of its order. `given` is the code's share of all that is given back, this part
 * included.
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
