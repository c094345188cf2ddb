import { fromLira, toLira } from '@market/domain/money'
import { installmentCap, type PlanEntry } from '@market/domain/installments'
import type { Cart } from '@market/domain/cart'
import { offeredInstallments, type OwnCart } from '@market/commerce'
import { texts } from '../../payment/texts.ts'

export interface InstallmentCap {
  readonly max: number
  /** The reason for the limit, shown to the shopper. */
  readonly reason: string | null
}

export function capOf({ cart, installmentReasons }: Pick<OwnCart, 'cart' | 'installmentReasons'>): InstallmentCap {
  const max = installmentCap(cart)
  return { max, reason: installmentReasons.get(max) ?? (cart.hasGold ? texts.goldCap : null) }
}

/** The installment options for the cart's total, or for `seen`: the total in lira that the shopper was shown. */
export const installmentsWire = (cart: Cart, plan: readonly PlanEntry[], seen?: number) =>
  offeredInstallments(cart, plan, seen === undefined ? undefined : fromLira(seen)).map(({ count, total, monthly }) => ({
    count,
    interest_percent: plan.find((entry) => entry.count === count)?.interestPercent ?? 0,
    total: toLira(total),
    monthly: toLira(monthly),
  }))
