import type { bankCalls } from '@market/bank-protocol'
import type { InferOutput } from 'valibot'
import type { BankDeps } from '../bank-deps.ts'
import { maskIban } from '../books/mask-iban.ts'
import { texts } from '../texts.ts'

type Wish = InferOutput<typeof bankCalls.payOut.body>
type Done = InferOutput<typeof bankCalls.payOut.answer>

/** A bank code that does not exist: payouts to such accounts are refused. */
const nowhere = '00000'

/** Pays the merchant's money to an account, once per reference. */
export async function payOut({ db, clock }: Pick<BankDeps, 'db' | 'clock'>, payout: Wish): Promise<Done> {
  const { payout_reference: reference, ...sent } = payout
  if (sent.iban.slice(4, 9) === nowhere) return { status: 'refused', reason: texts.noAccount }
  await db
    .insertInto('bank.payouts')
    .values({ reference, ...sent, iban: maskIban(sent.iban), created_at: clock.now() })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
  return { status: 'done' }
}
