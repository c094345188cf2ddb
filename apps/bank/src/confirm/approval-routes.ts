import type { FastifyInstance } from 'fastify'
import type { BankDeps } from '../bank-deps.ts'
import { approvalPage } from '../pages/approval-page.ts'
import { type BankPayment, findBankPayment } from '../books/bank-payment.ts'
import type { Ending } from './make-ending.ts'
import { pageOf } from './page-of.ts'
import { unknownPage } from '../pages/result-page.ts'
import { texts } from '../texts.ts'

interface At {
  Params: { reference: string }
  Body: Record<string, string>
}

/**
 * Routes of the page for wallets, banking apps and transfers. It simulates the shopper's side, so that every outcome
 * can be tried.
 */
export function approvalRoutes(
  pages: FastifyInstance,
  { db, clock, merchant }: BankDeps,
  { end, settle }: Ending,
): void {
  const find = (reference: string) => findBankPayment(db, { reference }, clock.now())
  pages.get<At>('/onay/:reference', async ({ params }, reply) => {
    const payment = await find(params.reference)
    if (!payment) return reply.code(404).send(unknownPage())
    return payment.status === 'waiting' ? approvalPage(payment, merchant.name) : end(payment)
  })
  pages.post<At>('/onay/:reference', { bodyLimit: 1_000 }, async ({ params, body }, reply) => {
    const payment = await find(params.reference)
    if (!payment || !isApproved(payment)) return reply.code(404).send(unknownPage())
    if (payment.status === 'waiting') await act(payment, body['action'])
    return reply.redirect(pageOf('onay', payment), 303)
  })

  async function act(payment: BankPayment, action: string | undefined): Promise<void> {
    switch (action) {
      case 'approve':
        return settle(payment, { status: 'captured', reason: null })
      case 'strand':
        return settle(await strand(payment), { status: 'captured', reason: null })
      case 'refuse':
        return settle(payment, { status: 'refused', reason: texts.refusedByWallet })
      case 'cancel':
        return settle(payment, { status: 'refused', reason: texts.cancelled })
      default:
        return undefined
    }
  }

  async function strand(payment: BankPayment): Promise<BankPayment> {
    await db
      .updateTable('bank.payments')
      .set({ behaviour: 'stranded' })
      .where('reference', '=', payment.reference)
      .execute()
    return { ...payment, behaviour: 'stranded' }
  }
}

const isApproved = ({ kind }: BankPayment) => kind === 'wallet' || kind === 'transfer'
