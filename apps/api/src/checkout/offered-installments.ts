import { type Cart, cartTotals, type Installment, installmentCap, installments } from '@market/domain'
import type { OwnCart } from '../cart/read-cart.ts'
import { installmentPlan } from './installment-plan.ts'
import { texts } from './texts.ts'

export interface InstallmentCap {
  readonly max: number
  /** Why it is so few, for the shopper. */
  readonly reason: string | null
}

export function capOf({ cart, installmentReasons }: Pick<OwnCart, 'cart' | 'installmentReasons'>): InstallmentCap {
  const max = installmentCap(cart)
  return { max, reason: installmentReasons.get(max) ?? (cart.hasGold ? texts.goldCap : null) }
}

/** The ways in which the cart may be paid now (rules.md K1). */
export const offeredInstallments = (cart: Cart, now: Date): readonly Installment[] =>
  installments(cartTotals(cart).total, installmentPlan(now), installmentCap(cart))
