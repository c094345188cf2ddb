import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { BankDeps } from '../bank-deps.ts'
import { approvalRoutes } from './approval-routes.ts'
import { type BankPayment, findBankPayment } from '../books/bank-payment.ts'
import { confirmationPage, type Notice } from '../pages/confirmation-page.ts'
import { isCode, makeCode, sendCode } from './confirmation-code.ts'
import { parseForms } from '@market/server'
import { pagePolicy } from '../pages/page.ts'
import { pageOf } from './page-of.ts'
import { linkRoutes, makeAnotherCard, type Refusal } from './link-routes.ts'
import { makeEnding, type TellMerchant } from './make-ending.ts'
import { unknownPage } from '../pages/result-page.ts'
import { texts } from '../texts.ts'

const maxWrong = 3

/** The code page with the result of its form, which is passed in the address. */
const codePage = (payment: BankPayment, result: 'wrong' | 'resent'): string => pageOf('3ds', payment, result)

/**
 * The notice for that result. It is computed for each GET, so a reload shows it again without counting as an attempt.
 */
function noticeOf({ attempts }: BankPayment, said: unknown): Notice | undefined {
  if (said === 'resent') return { kind: 'done', text: texts.page.resent }
  return said === 'wrong' && attempts > 0
    ? { kind: 'error', text: texts.page.wrongCode(maxWrong - attempts) }
    : undefined
}

/**
 * Routes of the pages on which the shopper confirms a payment. A page's address is the only key to it: 192 random bits.
 * `tell` reports the result to the merchant's server.
 */
export function threeDRoutes(bank: FastifyInstance, deps: BankDeps, tell: TellMerchant): void {
  const { db, clock, merchant, secret } = deps
  const ending = makeEnding(deps, tell)
  const { end, settle } = ending
  const takeAnotherCard = makeAnotherCard(deps)
  void bank.register(async (scope) => {
    parseForms(scope)
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy(merchant.origin),
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
      })
    })
    approvalRoutes(scope, deps, ending)
    linkRoutes(scope, deps, ending)
    scope.get<{ Params: { reference: string }; Querystring: Record<string, unknown> }>(
      '/3ds/:reference',
      async ({ params, query }, reply) => {
        const payment = await findCardPayment(params)
        if (!payment) return reply.code(404).send(unknownPage())
        return payment.status === 'waiting' ? ask(payment, noticeOf(payment, query['said'])) : end(payment)
      },
    )
    scope.post<{ Params: { reference: string }; Body: Record<string, string> }>(
      '/3ds/:reference',
      { bodyLimit: 1_000 },
      async ({ params, body }, reply) => {
        const payment = await findCardPayment(params)
        if (!payment) return reply.code(404).send(unknownPage())
        return reply.redirect(payment.status === 'waiting' ? await act(payment, body) : pageOf('3ds', payment), 303)
      },
    )
  })

  /** Does what the shopper pressed; the address of the page that follows. */
  async function act(payment: BankPayment, body: Readonly<Record<string, string>>): Promise<string> {
    if (body['action'] === 'resend') return resend(payment)
    return body['action'] === 'cancel' ? refuse(payment, 'cancelled') : confirm(payment, (body['code'] ?? '').trim())
  }

  async function confirm(payment: BankPayment, code: string): Promise<string> {
    const tried = await db
      .updateTable('bank.payments')
      .set({ attempts: sql<number>`attempts + 1` })
      .where('reference', '=', payment.reference)
      .where('status', '=', 'waiting')
      .where('attempts', '<', maxWrong)
      .returning('attempts')
      .executeTakeFirst()
    const right = tried !== undefined && isCode(secret, payment, code)
    if (!right && tried && tried.attempts < maxWrong) return codePage(payment, 'wrong')
    if (!right) return refuse(payment, 'wrongCodes')
    if (payment.behaviour === 'refused') return refuse(payment, 'refused')
    await settle(payment, { status: 'captured', reason: null })
    return pageOf('3ds', payment)
  }

  /** Refuses the payment. One by link stays open for another card, because its order waits for a day. */
  async function refuse(payment: BankPayment, reason: Refusal): Promise<string> {
    if (payment.kind === 'link') return takeAnotherCard(payment, reason)
    await settle(payment, { status: 'refused', reason: texts[reason] })
    return pageOf('3ds', payment)
  }

  async function resend(payment: BankPayment): Promise<string> {
    const { code, codeHash } = makeCode(secret, payment.reference)
    await db
      .updateTable('bank.payments')
      .set({ code_hash: codeHash })
      .where('reference', '=', payment.reference)
      .execute()
    sendCode(deps, payment.amount, code)
    return codePage(payment, 'resent')
  }

  async function ask(payment: BankPayment, notice?: Notice): Promise<string> {
    const { last4 } = await db
      .selectFrom('bank.card_tokens')
      .select('last4')
      .where('token', '=', payment.token)
      .executeTakeFirstOrThrow()
    return confirmationPage({ payment, merchant: merchant.name, last4 }, notice)
  }

  /** Finds a payment that has a card; a payment by link has none until the card was typed. */
  async function findCardPayment(by: { readonly reference: string }): Promise<BankPayment | undefined> {
    const payment = await findBankPayment(db, by, clock.now())
    return payment?.token === '' ? undefined : payment
  }
}
