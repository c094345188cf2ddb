import type { PlanEntry } from '@market/domain/installments'
import { planOfCard } from '@market/domain/checkout'

/** Plans by card brand; `*` is for all other cards. */
export type InstallmentPlans = ReadonlyMap<string, readonly PlanEntry[]>

const single: readonly PlanEntry[] = [{ count: 1, interestPercent: 0 }]

/** The plan of a card by its first digits; without digits the plan of most cards. */
export const planOf = (plans: InstallmentPlans, firstDigits: string): readonly PlanEntry[] =>
  planOfCard(firstDigits, (brand) => plans.get(brand)) ?? single
