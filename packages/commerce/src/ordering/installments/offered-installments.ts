import { type Installment, installmentCap, installments, type PlanEntry } from '@market/domain/installments'
import { type Cart, cartTotals } from '@market/domain/cart'

/** The ways in which the cart may be paid by a plan (rules.md K1). */
export const offeredInstallments = (
  cart: Cart,
  plan: readonly PlanEntry[],
  total = cartTotals(cart).total,
): readonly Installment[] => installments(total, plan, installmentCap(cart))
