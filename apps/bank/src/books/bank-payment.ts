import type { Selectable } from 'kysely'
import type { BankDatabase, BankTables } from '../bank-tables.ts'
import { texts } from '../texts.ts'

export type BankPayment = Selectable<BankTables['bank.payments']>

/** A payment that is not confirmed within this many minutes is refused; transfers and links have days. */
const waitMinutes: Readonly<Record<string, number>> = { transfer: 72 * 60, link: 24 * 60 }
const usualWait = 15
const columns = [
  'reference',
  'merchant_reference',
  'token',
  'amount',
  'installment',
  'behaviour',
  'code_hash',
  'attempts',
  'status',
  'reason',
  'return_url',
  'callback_url',
  'kind',
  'title',
  'created_at',
  'settled_at',
] as const

/** Finds a payment by the bank's or the merchant's reference. A payment that has waited too long is refused first. */
export async function findBankPayment(
  db: BankDatabase,
  by: { readonly reference: string } | { readonly merchantReference: string },
  now: Date,
): Promise<BankPayment | undefined> {
  const rows = db.selectFrom('bank.payments').select(columns)
  const found = await (
    'reference' in by
      ? rows.where('reference', '=', by.reference)
      : rows.where('merchant_reference', '=', by.merchantReference)
  ).executeTakeFirst()
  if (!found || found.status !== 'waiting') return found
  if (now.getTime() - found.created_at.getTime() < (waitMinutes[found.kind] ?? usualWait) * 60_000) return found
  return settleBankPayment(db, found, { status: 'refused', reason: texts.expired }, now)
}

/** Ends a waiting payment. If another request has ended it meanwhile, that result stays. */
export async function settleBankPayment(
  db: BankDatabase,
  payment: BankPayment,
  end: { readonly status: 'captured' | 'refused'; readonly reason: string | null },
  now: Date,
): Promise<BankPayment> {
  await db
    .updateTable('bank.payments')
    .set({ ...end, settled_at: now })
    .where('reference', '=', payment.reference)
    .where('status', '=', 'waiting')
    .execute()
  return db
    .selectFrom('bank.payments')
    .select(columns)
    .where('reference', '=', payment.reference)
    .executeTakeFirstOrThrow()
}
