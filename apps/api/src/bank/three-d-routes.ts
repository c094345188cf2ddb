import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '../kernel/deps.ts'
import { type BankPayment, findBankPayment, settleBankPayment } from './bank-payment.ts'
import { confirmationPage, type Notice } from './confirmation-page.ts'
import { isCode, makeCode, sendCode } from './confirmation-code.ts'
import { parseForms } from './form-parser.ts'
import { pagePolicy } from './page.ts'
import { resultPage, strandedPage, unknownPage } from './result-page.ts'
import { signFields } from './signature.ts'
import { texts } from './texts.ts'

const mostWrong = 3

/**
 * The page on which the shopper confirms. Its address is the only key to it: 192 random bits. `tell` notifies the
 * merchant's server of the end.
 */
export function threeDRoutes(
  bank: FastifyInstance,
  deps: Deps,
  tell: (url: string, fields: Readonly<Record<string, string>>) => void,
): void {
  const { db, clock, config } = deps
  void bank.register(async (scope) => {
    parseForms(scope)
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy(config.siteUrl),
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
      })
    })
    scope.get<{ Params: { reference: string } }>('/3ds/:reference', async ({ params }, reply) => {
      const payment = await findBankPayment(db, params, clock.now())
      if (!payment) return reply.code(404).send(unknownPage())
      return payment.status === 'waiting' ? ask(payment) : end(payment)
    })
    scope.post<{ Params: { reference: string }; Body: Record<string, string> }>(
      '/3ds/:reference',
      { bodyLimit: 1_000 },
      async ({ params, body }, reply) => {
        const payment = await findBankPayment(db, params, clock.now())
        if (!payment) return reply.code(404).send(unknownPage())
        if (payment.status !== 'waiting') return end(payment)
        if (body['action'] === 'resend') return resend(payment)
        if (body['action'] === 'cancel') return settle(payment, { status: 'refused', reason: texts.cancelled })
        return confirm(payment, (body['code'] ?? '').trim())
      },
    )
  })

  async function confirm(payment: BankPayment, code: string): Promise<string> {
    const tried = await db
      .updateTable('bank.payments')
      .set({ attempts: sql<number>`attempts + 1` })
      .where('reference', '=', payment.reference)
      .where('status', '=', 'waiting')
      .where('attempts', '<', mostWrong)
      .returning('attempts')
      .executeTakeFirst()
    if (tried && isCode(config.secrets.bank, payment, code))
      return settle(
        payment,
        payment.behaviour === 'refused'
          ? { status: 'refused', reason: texts.refused }
          : { status: 'captured', reason: null },
      )
    const left = tried ? mostWrong - tried.attempts : 0
    if (left > 0) return ask(payment, { kind: 'error', text: texts.page.wrongCode(left) })
    return settle(payment, { status: 'refused', reason: texts.wrongCodes })
  }

  async function resend(payment: BankPayment): Promise<string> {
    const { code, codeHash } = makeCode(config.secrets.bank, payment.reference)
    await db
      .updateTable('bank.payments')
      .set({ code_hash: codeHash })
      .where('reference', '=', payment.reference)
      .execute()
    sendCode(deps, payment.amount, code)
    return ask(payment, { kind: 'done', text: texts.page.resent })
  }

  async function settle(payment: BankPayment, wish: Parameters<typeof settleBankPayment>[2]): Promise<string> {
    const settled = await settleBankPayment(db, payment, wish, clock.now())
    if (settled.behaviour !== 'stranded' && settled.behaviour !== 'silent') tell(settled.callback_url, signed(settled))
    return end(settled)
  }

  async function ask(payment: BankPayment, notice?: Notice): Promise<string> {
    const { last4 } = await db
      .selectFrom('bank.card_tokens')
      .select('last4')
      .where('token', '=', payment.token)
      .executeTakeFirstOrThrow()
    return confirmationPage({ payment, merchant: config.siteTitleShort, last4 }, notice)
  }

  const end = (payment: BankPayment): string =>
    payment.behaviour === 'stranded' && payment.status === 'captured'
      ? strandedPage()
      : resultPage({
          captured: payment.status === 'captured',
          reason: payment.reason,
          returnUrl: payment.return_url,
          fields: signed(payment),
        })

  function signed(payment: BankPayment): Readonly<Record<string, string>> {
    const fields = {
      payment: payment.merchant_reference,
      reference: payment.reference,
      status: payment.status,
      amount: String(payment.amount),
      time: String(clock.now().getTime()),
    }
    return { ...fields, signature: signFields(config.secrets.bank, 'return', fields) }
  }
}
