import { randomBytes } from 'node:crypto'
import type { bankCalls } from '@market/bank-protocol'
import { isCardExpired } from '@market/domain/validation'
import type { InferOutput } from 'valibot'
import type { BankDeps } from '../bank-deps.ts'
import { type BankPayment, findBankPayment } from '../books/bank-payment.ts'
import type { BankDatabase } from '../bank-tables.ts'
import { lockKept, tokenOfKept } from '../cards/kept-cards.ts'
import { schemeOf } from '../cards/stored-cards.ts'
import type { CardBehaviour } from '../cards/test-cards.ts'
import { makeCode, sendCode } from '../confirm/confirmation-code.ts'
import { texts } from '../texts.ts'

type StartWish = InferOutput<typeof bankCalls.start.body>
interface Token {
  readonly token: string
  readonly behaviour: CardBehaviour
  readonly bin: string
  readonly brand: string
  readonly limit_amount: number | null
  readonly expiry: string | null
}
const noToken: Token = { token: '', behaviour: 'pays', bin: '', brand: '', limit_amount: null, expiry: null }

/**
 * Creates the merchant's payment at the first request and finds it at every later one; undefined if the token is
 * invalid.
 */
export async function startPayment(deps: BankDeps, wish: StartWish): Promise<BankPayment | undefined> {
  const { db, clock, secret } = deps
  const now = clock.now()
  const reference = randomBytes(24).toString('base64url')
  const { code, codeHash } = makeCode(secret, reference)
  const started = await db.transaction().execute(async (trx) => {
    if (wish.kept_card !== null) await lockKept(trx, wish.kept_card)
    const earlier = await findBankPayment(trx, { merchantReference: wish.merchant_reference }, now)
    if (earlier) return wish.kind === 'cash' ? addCash(trx, earlier, wish.amount) : earlier
    const usable = wish.kept_card === null ? wish.token : await tokenOfKept(trx, wish.kept_card, now)
    const token = wish.kind === 'card' ? await takeToken(trx, usable, now) : noToken
    // The token is used. If another request of the same payment used it, that one has committed by now.
    if (!token) return findBankPayment(trx, { merchantReference: wish.merchant_reference }, now)
    const { merchant_reference, amount, installment, return_url, callback_url, kind, title } = wish
    const reason = wish.kind === 'card' ? reasonAgainst(token, wish, now) : null
    const status = reason !== null ? 'refused' : kind === 'cash' ? 'captured' : 'waiting'
    await trx
      .insertInto('bank.payments')
      .values({
        reference,
        merchant_reference,
        token: token.token,
        amount,
        installment,
        behaviour: token.behaviour,
        code_hash: codeHash,
        status,
        reason,
        return_url,
        callback_url,
        kind,
        title,
        created_at: now,
        settled_at: status === 'waiting' ? null : now,
      })
      .execute()
    return findBankPayment(trx, { reference }, now)
  })
  if (wish.kind === 'card' && started?.reference === reference && started.status === 'waiting')
    sendCode(deps, started.amount, code)
  return started
}

function reasonAgainst(token: Token, wish: Pick<StartWish, 'bin' | 'scheme' | 'amount'>, now: Date): string | null {
  if (token.expiry !== null && isCardExpired(token.expiry, now)) return texts.expiredCard
  if (wish.scheme !== null && schemeOf(token.brand) !== wish.scheme) return texts.otherScheme
  if (wish.bin !== null && token.bin !== wish.bin) return texts.otherCard
  const short = token.limit_amount !== null && token.limit_amount < wish.amount
  return short || token.behaviour === 'no-limit' ? texts.noLimit : null
}

/** Raises a cash payment to the amount that the carrier has collected so far; it never shrinks. */
async function addCash(trx: BankDatabase, payment: BankPayment, amount: number): Promise<BankPayment> {
  const grown = await trx
    .updateTable('bank.payments')
    .set({ amount, status: 'captured' })
    .where('reference', '=', payment.reference)
    .where('kind', '=', 'cash')
    .where('amount', '<', amount)
    .executeTakeFirst()
  return grown.numUpdatedRows > 0n ? { ...payment, amount, status: 'captured' } : payment
}

/** Uses up the token of a card, which is valid for one payment. */
const takeToken = (trx: BankDatabase, token: string, now: Date): Promise<Token | undefined> =>
  trx
    .updateTable('bank.card_tokens')
    .set({ used_at: now })
    .where('token', '=', token)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['token', 'behaviour', 'bin', 'brand', 'limit_amount', 'expiry'])
    .executeTakeFirst()
