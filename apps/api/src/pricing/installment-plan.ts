import { cardBrand, type PlanEntry } from '@market/domain'
import type { Database } from '../platform/database/open-database.ts'
import { texts } from './texts.ts'

/** Plans by card brand; `*` is for all other cards. */
export type InstallmentPlans = ReadonlyMap<string, readonly PlanEntry[]>

/** The plans in force at a time: each brand's latest that has begun. */
export async function readInstallmentPlans(db: Database, now: Date): Promise<InstallmentPlans> {
  const rows = await db
    .selectFrom('installment_plans as p')
    .select(['p.brand', 'p.count', 'p.interest_percent as interestPercent'])
    .where('p.since', '=', (newest) =>
      newest
        .selectFrom('installment_plans as n')
        .select((plan) => plan.fn.max('n.since').as('since'))
        .whereRef('n.brand', '=', 'p.brand')
        .where('n.since', '<=', now),
    )
    .orderBy('p.brand')
    .orderBy('p.count')
    .execute()
  const brands = [...new Set(rows.map(({ brand }) => brand))]
  return new Map(brands.map((name) => [name, rows.filter(({ brand }) => brand === name)]))
}

const single: readonly PlanEntry[] = [{ count: 1, interestPercent: 0 }]

/** The plan of a card by its first digits; without digits the plan of most cards. */
export const planOf = (plans: InstallmentPlans, firstDigits: string): readonly PlanEntry[] =>
  plans.get(cardBrand(firstDigits) ?? '*') ?? plans.get('*') ?? single

/** The card brand as shoppers know it. */
export const installmentPlanTitle = (brand: string): string => texts.planTitles[brand] ?? texts.otherCards
