import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isIban } from '@market/domain'
import * as v from 'valibot'
import type { Database } from '../platform/database/open-database.ts'
import type { Deps } from '../platform/deps.ts'
import { type BankPayment, findBankPayment } from './bank-payment.ts'
import { payOut } from './pay-out.ts'
import { receiveTransfer } from './receive-transfer.ts'
import { refundPart } from './refund-part.ts'
import { schemeOf } from './stored-cards.ts'
import { makeCode, sendCode } from './confirmation-code.ts'
import { isFresh, isSignedFields } from './signature.ts'
import { silentMinutes } from './test-cards.ts'
import { texts } from './texts.ts'

const text = v.pipe(v.string(), v.maxLength(500))
const startBody = v.strictObject({
  merchant_reference: text,
  kind: v.picklist(['card', 'wallet', 'transfer', 'link', 'cash']),
  /** Empty where there is no card, or none yet. */
  token: text,
  /** The card must be of this kind. */
  scheme: v.nullable(v.picklist(['card', 'pttem', 'market'])),
  /** Of what is no card, its name for the page. */
  title: text,
  /** The card must begin so. */
  bin: v.nullable(text),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  installment: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  return_url: text,
  callback_url: text,
})
const referenceBody = v.strictObject({ merchant_reference: text })
const transferBody = v.strictObject({
  merchant_reference: text,
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})
const partBody = v.strictObject({
  merchant_reference: text,
  refund_reference: text,
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  iban: v.nullable(text),
})
const payoutBody = v.strictObject({
  payout_reference: text,
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  iban: v.pipe(v.string(), v.check(isIban)),
  title: text,
})
const limitBody = v.strictObject({ token: text })
const pages = { card: '3ds', wallet: 'onay', transfer: 'onay', link: 'link', cash: 'onay' } as const

type StartWish = v.InferOutput<typeof startBody>
const noToken: Token = { behaviour: 'pays', bin: '', brand: '', limit_amount: null }

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
        redirect_url: `${config.bankUrl}/${pages[wish.kind]}/${payment.reference}`,
        card: (await cardOf(payment)) ?? null,
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
    scope.post('/transfers', async (request) => receiveTransfer(deps, v.parse(transferBody, request.body)))
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
    scope.post('/payments/refund-part', async (request) => refundPart(deps, v.parse(partBody, request.body)))
    scope.post('/payouts', async (request) => payOut(deps, v.parse(payoutBody, request.body)))
    scope.post('/cards/limit', async (request) => {
      const { token } = v.parse(limitBody, request.body)
      const card = await db
        .selectFrom('bank.card_tokens')
        .select('limit_amount')
        .where('token', '=', token)
        .where('expires_at', '>', clock.now())
        .executeTakeFirst()
      return { limit: card?.limit_amount ?? null }
    })
  })

  const isSilent = (payment: BankPayment) =>
    clock.now().getTime() - payment.created_at.getTime() < silentMinutes * 60_000
  const cardOf = (payment: BankPayment) =>
    db
      .selectFrom('bank.card_tokens')
      .select(['bin', 'last4', 'brand'])
      .where('token', '=', payment.token)
      .executeTakeFirst()
}

const answerOf = (payment: BankPayment) => ({
  status: payment.status,
  reason: payment.reason,
  reference: payment.reference,
  merchant_reference: payment.merchant_reference,
  amount: payment.amount,
})

interface Token {
  readonly behaviour: string
  readonly bin: string
  readonly brand: string
  readonly limit_amount: number | null
}

function reasonAgainst(token: Token, wish: Pick<StartWish, 'bin' | 'scheme' | 'amount'>): string | null {
  if (wish.scheme !== null && schemeOf(token.brand) !== wish.scheme) return texts.otherScheme
  if (wish.bin !== null && token.bin !== wish.bin) return texts.otherCard
  const short = token.limit_amount !== null && token.limit_amount < wish.amount
  return short || token.behaviour === 'no-limit' ? texts.noLimit : null
}

/** The merchant's payment, made at the first request and found at every other; undefined where the token is no good. */
async function startPayment(deps: Deps, wish: StartWish): Promise<BankPayment | undefined> {
  const { db, clock, config } = deps
  const now = clock.now()
  const reference = randomBytes(24).toString('base64url')
  const { code, codeHash } = makeCode(config.secrets.bank, reference)
  const started = await db.transaction().execute(async (trx) => {
    const earlier = await findBankPayment(trx, { merchantReference: wish.merchant_reference }, now)
    if (earlier) return wish.kind === 'cash' ? addCash(trx, earlier, wish.amount) : earlier
    const token = wish.kind === 'card' ? await takeToken(trx, wish.token, now) : noToken
    // Taken: by the same payment where two of its requests came at once, and the other has committed by now.
    if (!token) return findBankPayment(trx, { merchantReference: wish.merchant_reference }, now)
    const { merchant_reference, amount, installment, return_url, callback_url, kind, title } = wish
    const reason = wish.kind === 'card' ? reasonAgainst(token, wish) : null
    const status = reason !== null ? 'refused' : kind === 'cash' ? 'captured' : 'waiting'
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

/** What a carrier has collected so far of one payment grows from parcel to parcel, and never shrinks. */
async function addCash(trx: Database, payment: BankPayment, amount: number): Promise<BankPayment> {
  const grown = await trx
    .updateTable('bank.payments')
    .set({ amount, status: 'captured' })
    .where('reference', '=', payment.reference)
    .where('kind', '=', 'cash')
    .where('amount', '<', amount)
    .executeTakeFirst()
  return grown.numUpdatedRows > 0n ? { ...payment, amount, status: 'captured' } : payment
}

/** The token of a card, good for one payment. */
const takeToken = (trx: Database, token: string, now: Date): Promise<Token | undefined> =>
  trx
    .updateTable('bank.card_tokens')
    .set({ used_at: now })
    .where('token', '=', token)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['behaviour', 'bin', 'brand', 'limit_amount'])
    .executeTakeFirst()
