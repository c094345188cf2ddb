import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Deps } from '../kernel/deps.ts'
import { type BankPayment, findBankPayment } from './bank-payment.ts'
import { makeCode, sendCode } from './confirmation-code.ts'
import { isFresh, isSignedFields } from './signature.ts'
import { silentMinutes } from './test-cards.ts'
import { texts } from './texts.ts'

const text = v.pipe(v.string(), v.maxLength(500))
const startBody = v.strictObject({
  merchant_reference: text,
  token: text,
  /** The card must begin so. */
  bin: v.nullable(text),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  installment: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  return_url: text,
  callback_url: text,
})
const referenceBody = v.strictObject({ merchant_reference: text })

/** What a merchant's server asks: every body is signed with the secret that bank and merchant share. */
export function merchantRoutes(bank: FastifyInstance, deps: Deps): void {
  const { db, clock, config } = deps
  void bank.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.addHook('preHandler', async (request, reply) => {
      const { 'x-time': time, 'x-signature': signature } = request.headers
      const body = String(request.body)
      const signed =
        typeof time === 'string' &&
        typeof signature === 'string' &&
        isFresh(time, clock.now()) &&
        isSignedFields(config.secrets.bank, request.url, { time, body }, signature)
      if (!signed) return reply.code(401).send({ error: 'signature' })
      request.body = JSON.parse(body)
    })

    scope.post('/payments', async (request, reply) => {
      const wish = v.parse(startBody, request.body)
      if (new URL(wish.return_url).origin !== config.siteUrl) return reply.code(422).send({ error: 'return_url' })
      const payment = await startPayment(deps, wish)
      if (!payment)
        return { status: 'refused', reason: texts.unknownToken, reference: null, redirect_url: null, card: null }
      if (payment.amount !== wish.amount) return reply.code(409).send({ error: 'merchant_reference' })
      return {
        ...answerOf(payment),
        redirect_url: `${config.bankUrl}/3ds/${payment.reference}`,
        card: await cardOf(payment),
      }
    })
    scope.post('/payments/inquire', async (request, reply) => {
      const { merchant_reference: merchantReference } = v.parse(referenceBody, request.body)
      const payment = await findBankPayment(db, { merchantReference }, clock.now())
      if (!payment)
        return { status: 'unknown', reason: null, reference: null, merchant_reference: merchantReference, amount: 0 }
      if (payment.behaviour === 'silent' && isSilent(payment)) return reply.code(503).send({ error: 'silent' })
      return answerOf(payment)
    })
    scope.post('/payments/refund', async (request, reply) => {
      const { merchant_reference: merchantReference } = v.parse(referenceBody, request.body)
      await db
        .updateTable('bank.payments')
        .set({ status: 'refunded' })
        .where('merchant_reference', '=', merchantReference)
        .where('status', '=', 'captured')
        .execute()
      const payment = await findBankPayment(db, { merchantReference }, clock.now())
      return payment?.status === 'refunded' ? answerOf(payment) : reply.code(409).send({ error: 'not captured' })
    })
  })

  const isSilent = (payment: BankPayment) =>
    clock.now().getTime() - payment.created_at.getTime() < silentMinutes * 60_000
  const cardOf = (payment: BankPayment) =>
    db
      .selectFrom('bank.card_tokens')
      .select(['bin', 'last4', 'brand'])
      .where('token', '=', payment.token)
      .executeTakeFirstOrThrow()
}

const answerOf = (payment: BankPayment) => ({
  status: payment.status,
  reason: payment.reason,
  reference: payment.reference,
  merchant_reference: payment.merchant_reference,
  amount: payment.amount,
})

function reasonAgainst(token: { readonly behaviour: string; readonly bin: string }, bin: string | null): string | null {
  if (bin !== null && token.bin !== bin) return texts.otherCard
  return token.behaviour === 'no-limit' ? texts.noLimit : null
}

/** The merchant's payment, made at the first request and found at every other; undefined where the token is no good. */
async function startPayment(deps: Deps, wish: v.InferOutput<typeof startBody>): Promise<BankPayment | undefined> {
  const { db, clock, config } = deps
  const now = clock.now()
  const reference = randomBytes(24).toString('base64url')
  const { code, codeHash } = makeCode(config.secrets.bank, reference)
  const started = await db.transaction().execute(async (trx) => {
    const earlier = await findBankPayment(trx, { merchantReference: wish.merchant_reference }, now)
    if (earlier) return earlier
    const token = await trx
      .updateTable('bank.card_tokens')
      .set({ used_at: now })
      .where('token', '=', wish.token)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['behaviour', 'bin'])
      .executeTakeFirst()
    // Taken: by the same payment where two of its requests came at once, and the other has committed by now.
    if (!token) return findBankPayment(trx, { merchantReference: wish.merchant_reference }, now)
    const { merchant_reference, amount, installment, return_url, callback_url } = wish
    const reason = reasonAgainst(token, wish.bin)
    const refused = reason !== null
    await trx
      .insertInto('bank.payments')
      .values({
        reference,
        merchant_reference,
        token: wish.token,
        amount,
        installment,
        behaviour: token.behaviour,
        code_hash: codeHash,
        status: refused ? 'refused' : 'waiting',
        reason,
        return_url,
        callback_url,
        created_at: now,
        settled_at: refused ? now : null,
      })
      .execute()
    return findBankPayment(trx, { reference }, now)
  })
  if (started?.reference === reference && started.status === 'waiting') sendCode(deps, started.amount, code)
  return started
}
