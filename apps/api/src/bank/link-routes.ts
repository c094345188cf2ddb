import type { FastifyInstance } from 'fastify'
import type { Deps } from '../platform/deps.ts'
import { findBankPayment } from './bank-payment.ts'
import { checkCard } from './card-check.ts'
import { keepCard } from './card-token.ts'
import { makeCode, sendCode } from './confirmation-code.ts'
import { linkPage } from './link-page.ts'
import type { Ending } from './make-ending.ts'
import { unknownPage } from './result-page.ts'
import { texts } from './texts.ts'

interface At {
  Params: { reference: string }
  Body: Record<string, string>
}

/** The page behind a payment link: the bank's own card form, then its code page. Its address is the only key to it. */
export function linkRoutes(pages: FastifyInstance, deps: Deps, { end }: Ending): void {
  const { db, clock, config } = deps
  const find = async (reference: string) => {
    const payment = await findBankPayment(db, { reference }, clock.now())
    return payment?.kind === 'link' ? payment : undefined
  }
  pages.get<At>('/link/:reference', async ({ params }, reply) => {
    const payment = await find(params.reference)
    if (!payment) return reply.code(404).send(unknownPage())
    return payment.status === 'waiting' ? linkPage(payment, config.siteTitleShort) : end(payment)
  })
  pages.post<At>('/link/:reference', { bodyLimit: 2_000 }, async ({ params, body }, reply) => {
    const payment = await find(params.reference)
    if (!payment) return reply.code(404).send(unknownPage())
    if (payment.status !== 'waiting') return end(payment)
    const typed = (name: string) => (body[name] ?? '').slice(0, 100)
    const { card, problem } = checkCard(
      { number: typed('number'), name: typed('name'), month: typed('month'), year: typed('year'), cvc: typed('cvc') },
      clock.now(),
    )
    const refusal = problem ?? (card?.behaviour === 'no-limit' ? texts.noLimit : undefined)
    if (!card || refusal !== undefined) return linkPage(payment, config.siteTitleShort, refusal)
    const { code, codeHash } = makeCode(config.secrets.bank, payment.reference)
    await db
      .updateTable('bank.payments')
      .set({ token: await keepCard(deps, card), behaviour: card.behaviour, code_hash: codeHash, attempts: 0 })
      .where('reference', '=', payment.reference)
      .where('status', '=', 'waiting')
      .execute()
    sendCode(deps, payment.amount, code)
    return reply.redirect(`/3ds/${payment.reference}`, 303)
  })
}
