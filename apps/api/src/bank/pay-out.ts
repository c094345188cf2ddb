import type { Deps } from '../platform/deps.ts'
import { texts } from './texts.ts'

interface Payout {
  readonly payout_reference: string
  readonly amount: number
  readonly iban: string
  readonly title: string
}
type Done = { readonly status: 'done' } | { readonly status: 'refused'; readonly reason: string }

/** No bank has this code, so nobody has an account there. */
const nowhere = '00000'

/** Sends the merchant's money to an account, once for each reference. */
export async function payOut({ db, clock }: Pick<Deps, 'db' | 'clock'>, payout: Payout): Promise<Done> {
  const { payout_reference: reference, ...sent } = payout
  if (sent.iban.slice(4, 9) === nowhere) return { status: 'refused', reason: texts.noAccount }
  await db
    .insertInto('bank.payouts')
    .values({ reference, ...sent, created_at: clock.now() })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
  return { status: 'done' }
}
