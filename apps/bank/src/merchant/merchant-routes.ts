import { bankCalls, isFresh, isSignedFields } from '@market/bank-protocol'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { BankDeps } from '../bank-deps.ts'
import { type BankPayment, findBankPayment } from '../books/bank-payment.ts'
import { silentMinutes } from '../cards/test-cards.ts'
import { forgetCard, keepPaidCard } from '../cards/kept-cards.ts'
import { payOut } from './pay-out.ts'
import { receiveTransfer } from './receive-transfer.ts'
import { refundPart } from './refund-part.ts'
import { startPayment } from './start-payment.ts'
import { texts } from '../texts.ts'

const pages = { card: '3ds', wallet: 'onay', transfer: 'onay', link: 'link', cash: 'onay' } as const

/** Routes for a merchant's server. Every body is signed with the secret that bank and merchant share. */
export function merchantRoutes(bank: FastifyInstance, deps: BankDeps): void {
  const { db, clock, secret, merchant, url } = deps
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
        isSignedFields(secret, request.url, { time, body }, signature)
      if (!signed) return reply.code(401).send({ error: 'signature' })
      request.body = JSON.parse(body)
    })

    scope.post(bankCalls.start.path, async (request, reply) => {
      const wish = v.parse(bankCalls.start.body, request.body)
      if (new URL(wish.return_url).origin !== merchant.origin) return reply.code(422).send({ error: 'return_url' })
      const payment = await startPayment(deps, wish)
      if (!payment)
        return { status: 'refused', reason: texts.unknownToken, reference: null, redirect_url: null, card: null }
      if (payment.amount !== wish.amount) return reply.code(409).send({ error: 'merchant_reference' })
      return {
        ...answerOf(payment),
        redirect_url: `${url()}/${pages[wish.kind]}/${payment.reference}`,
        card: (await cardOf(payment)) ?? null,
      }
    })
    scope.post(bankCalls.inquire.path, async (request, reply) => {
      const { merchant_reference: merchantReference } = v.parse(bankCalls.inquire.body, request.body)
      const payment = await findBankPayment(db, { merchantReference }, clock.now())
      if (!payment)
        return { status: 'unknown', reason: null, reference: null, merchant_reference: merchantReference, amount: 0 }
      if (payment.behaviour === 'silent' && isSilent(payment)) return reply.code(503).send({ error: 'silent' })
      return answerOf(payment)
    })
    scope.post(bankCalls.refund.path, async (request, reply) => {
      const { merchant_reference: merchantReference } = v.parse(bankCalls.refund.body, request.body)
      await db
        .updateTable('bank.payments')
        .set({ status: 'refunded' })
        .where('merchant_reference', '=', merchantReference)
        .where('status', '=', 'captured')
        .execute()
      const payment = await findBankPayment(db, { merchantReference }, clock.now())
      return payment?.status === 'refunded' ? answerOf(payment) : reply.code(409).send({ error: 'not captured' })
    })
    scope.post(bankCalls.refundPart.path, ({ body }) => refundPart(deps, v.parse(bankCalls.refundPart.body, body)))
    scope.post(bankCalls.receiveTransfer.path, ({ body }) =>
      receiveTransfer(deps, v.parse(bankCalls.receiveTransfer.body, body)),
    )
    scope.post(bankCalls.payOut.path, ({ body }) => payOut(deps, v.parse(bankCalls.payOut.body, body)))
    scope.post(bankCalls.keepCard.path, ({ body }) => keepPaidCard(deps, v.parse(bankCalls.keepCard.body, body)))
    scope.post(bankCalls.forgetCard.path, ({ body }) => forgetCard(deps, v.parse(bankCalls.forgetCard.body, body)))
    scope.post(bankCalls.limit.path, async ({ body }) => {
      const { token } = v.parse(bankCalls.limit.body, body)
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
