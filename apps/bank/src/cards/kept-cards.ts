import { randomBytes } from 'node:crypto'
import type { bankCalls } from '@market/bank-protocol'
import type { InferInput, InferOutput } from 'valibot'
import type { BankDeps } from '../bank-deps.ts'
import type { BankDatabase } from '../bank-tables.ts'
import { texts } from '../texts.ts'

type Kept = InferInput<typeof bankCalls.keepCard.answer>
type Done = InferInput<typeof bankCalls.forgetCard.answer>

/** A token is used within the request that created it. */
const tokenMs = 60_000

/**
 * Saves the card of a payment that its holder confirmed on the bank's page: the first six and last four digits and the
 * expiry, as a token has them. The key is useless without the merchant's signature.
 */
export async function keepPaidCard(
  { db, clock }: Pick<BankDeps, 'db' | 'clock'>,
  { merchant_reference }: InferOutput<typeof bankCalls.keepCard.body>,
): Promise<Kept> {
  const card = await db
    .selectFrom('bank.payments as p')
    .innerJoin('bank.card_tokens as t', 't.token', 'p.token')
    .select(['p.reference as payment_reference', 't.bin', 't.last4', 't.brand', 't.behaviour', 't.expiry'])
    .where('p.merchant_reference', '=', merchant_reference)
    .where('p.kind', '=', 'card')
    .where('p.status', '=', 'captured')
    .executeTakeFirst()
  if (!card) return { status: 'refused', reason: texts.notPaidByCard }
  const { expiry } = card
  if (expiry === null) return { status: 'refused', reason: texts.notKept }
  await db
    .insertInto('bank.kept_cards')
    .values({ ...card, expiry, key: randomBytes(24).toString('base64url'), kept_at: clock.now() })
    .onConflict((earlier) => earlier.column('payment_reference').doNothing())
    .execute()
  const kept = await db
    .selectFrom('bank.kept_cards')
    .select(['key', 'bin', 'last4', 'expiry'])
    .where('payment_reference', '=', card.payment_reference)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst()
  return kept ? { status: 'kept', card: kept } : { status: 'refused', reason: texts.notKept }
}

/** Erases a saved card except for its row, so that the same payment cannot save it again. */
export async function forgetCard(
  { db, clock }: Pick<BankDeps, 'db' | 'clock'>,
  { key }: InferOutput<typeof bankCalls.forgetCard.body>,
): Promise<Done> {
  await db
    .updateTable('bank.kept_cards')
    .set({ forgotten_at: clock.now(), bin: '', last4: '', expiry: '' })
    .where('key', '=', key)
    .where('forgotten_at', 'is', null)
    .execute()
  return { status: 'done' }
}

/** Locks a saved card, so that two requests for one payment run after each other, as the token does for other cards. */
export const lockKept = (trx: BankDatabase, key: string): Promise<unknown> =>
  trx.selectFrom('bank.kept_cards').select('key').where('key', '=', key).forUpdate().execute()

/** Creates a token of a saved card for one payment. For an unknown or deleted key, the token belongs to no card. */
export async function tokenOfKept(trx: BankDatabase, key: string, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const card = await trx
    .selectFrom('bank.kept_cards')
    .select(['bin', 'last4', 'brand', 'behaviour', 'expiry'])
    .where('key', '=', key)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst()
  if (card)
    await trx
      .insertInto('bank.card_tokens')
      .values({ ...card, token, limit_amount: null, expires_at: new Date(now.getTime() + tokenMs) })
      .execute()
  return token
}
