import {
  type Cart,
  cartTotals,
  fromLira,
  type Installment,
  installmentCap,
  installments,
  type PlanEntry,
  toLira,
} from '@market/domain'
import type { OwnCart } from '../../cart/reading/own-cart.ts'
import { texts } from '../../payment/texts.ts'

export interface InstallmentCap {
  readonly max: number
  /** Why it is so few, for the shopper. */
  readonly reason: string | null
}

export function capOf({ cart, installmentReasons }: Pick<OwnCart, 'cart' | 'installmentReasons'>): InstallmentCap {
  const max = installmentCap(cart)
  return { max, reason: installmentReasons.get(max) ?? (cart.hasGold ? texts.goldCap : null) }
}

/** The ways in which the cart may be paid by a plan (rules.md K1). */
export const offeredInstallments = (
  cart: Cart,
  plan: readonly PlanEntry[],
  total = cartTotals(cart).total,
): readonly Installment[] => installments(total, plan, installmentCap(cart))

/** Of the cart's total, or of the one in lira that the shopper sees. */
export const installmentsWire = (cart: Cart, plan: readonly PlanEntry[], seen?: number) =>
  offeredInstallments(cart, plan, seen === undefined ? undefined : fromLira(seen)).map(({ count, total, monthly }) => ({
    count,
    interest_percent: plan.find((entry) => entry.count === count)?.interestPercent ?? 0,
    total: toLira(total),
    monthly: toLira(monthly),
  }))
