import type { InstallmentPlans } from '@market/commerce'
import type { Database } from '../open-database.ts'

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
