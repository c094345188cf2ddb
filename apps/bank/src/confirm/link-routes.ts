import type { FastifyInstance } from 'fastify'
import type { BankDeps } from '../bank-deps.ts'
import { type BankPayment, findBankPayment } from '../books/bank-payment.ts'
import { checkCard } from '../cards/card-check.ts'
import { keepCard } from '../cards/card-token.ts'
import { makeCode, sendCode } from './confirmation-code.ts'
import { linkPage } from '../pages/link-page.ts'
import type { Ending } from './make-ending.ts'
import { pageOf } from './page-of.ts'
import { unknownPage } from '../pages/result-page.ts'
import { texts } from '../texts.ts'

interface At {
  Params: { reference: string }
  Querystring: Record<string, unknown>
  Body: Record<string, string>
}

/** Why a card is refused on or after the code page. */
export type Refusal = 'refused' | 'cancelled' | 'wrongCodes'

/** Reasons for refusing a card, by their name in the page's address. */
const refusals = new Map<unknown, string>(
  Object.entries({
    ...texts.badCard,
    expired: texts.expiredCard,
    unknown: texts.notATestCard,
    limit: texts.noLimit,
    refused: texts.refused,
    cancelled: texts.cancelled,
    wrongCodes: texts.wrongCodes,
  } satisfies Record<Refusal, string> & Record<string, string>),
)
const nameOf = (refusal: string): string => String([...refusals].find(([, text]) => text === refusal)?.[0] ?? 'number')

/** Takes the refused card off a payment by link, and returns the address at which another one is typed. */
export const makeAnotherCard =
  ({ db }: BankDeps) =>
  async (payment: BankPayment, reason: Refusal): Promise<string> => {
    await db
      .updateTable('bank.payments')
      .set({ token: '' })
      .where('reference', '=', payment.reference)
      .where('status', '=', 'waiting')
      .execute()
    return pageOf('link', payment, reason)
  }

/** Routes of a payment link: the bank's card form, then its code page. The page's address is the only key to it. */
export function linkRoutes(pages: FastifyInstance, deps: BankDeps, { end }: Ending): void {
  const { db, clock, merchant, secret } = deps
  const find = async (reference: string) => {
    const payment = await findBankPayment(db, { reference }, clock.now())
    return payment?.kind === 'link' ? payment : undefined
  }
  pages.get<At>('/link/:reference', async ({ params, query }, reply) => {
    const payment = await find(params.reference)
    if (!payment) return reply.code(404).send(unknownPage())
    return payment.status === 'waiting' ? linkPage(payment, merchant.name, refusals.get(query['said'])) : end(payment)
  })
  pages.post<At>('/link/:reference', { bodyLimit: 2_000 }, async ({ params, body }, reply) => {
    const payment = await find(params.reference)
    if (!payment) return reply.code(404).send(unknownPage())
    if (payment.status !== 'waiting') return reply.redirect(pageOf('link', payment), 303)
    const typed = (name: string) => (body[name] ?? '').slice(0, 100)
    const { card, problem } = checkCard(
      { number: typed('number'), name: typed('name'), month: typed('month'), year: typed('year'), cvc: typed('cvc') },
      clock.now(),
    )
    const refusal = problem ?? (card?.behaviour === 'no-limit' ? texts.noLimit : undefined)
    if (!card || refusal !== undefined) return reply.redirect(pageOf('link', payment, nameOf(refusal ?? '')), 303)
    const { code, codeHash } = makeCode(secret, payment.reference)
    await db
      .updateTable('bank.payments')
      .set({ token: await keepCard(deps, card), behaviour: card.behaviour, code_hash: codeHash, attempts: 0 })
      .where('reference', '=', payment.reference)
      .where('status', '=', 'waiting')
      .execute()
    sendCode(deps, payment.amount, code)
    return reply.redirect(pageOf('3ds', payment), 303)
  })
}
