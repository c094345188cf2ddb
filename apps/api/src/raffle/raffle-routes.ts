import { placePurchase } from '@market/database'
import {
  getGameProducts,
  getPaymentTransitionChecks,
  postDrawResults,
  postDrawsTicket,
  postMyTickets,
} from '@market/contract'
import { times, toLira } from '@market/domain/money'
import { checkWish, type PaymentProvider } from '@market/commerce'
import type { OpenPurchases } from '../payment/sql/purchase-book.ts'
import { makeSaleContract } from '@market/documents'
import { findUsableCard } from '../payment/saved-card-instrument.ts'
import { startPurchase } from '../payment/sql/start-purchase.ts'
import { valueOrThrow } from '../platform/command-failed.ts'
import type { Deps } from '../platform/deps.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { holdTickets } from './hold-tickets.ts'
import { priceTickets } from './price-tickets.ts'
import { readDraws, readRaffles, readTickets } from './read-raffles.ts'
import { replaceAttempt } from './replace-attempt.ts'
import type { TicketLine } from './ticket-lines.ts'
import { texts } from './texts.ts'

/** Routes for raffles: their products, tickets, payments and draws. */
export function raffleRoutes(
  deps: Deps,
  bank: { readonly provider: PaymentProvider; readonly purchases: OpenPurchases },
): readonly AnyRoute[] {
  const contractOf = (lines: readonly TicketLine[]) =>
    makeSaleContract(
      'raffle',
      lines.map(({ name, count, ticketPrice }) => [texts.line(name, count), times(ticketPrice, count)]),
      deps.config,
    )
  return [
    route(getGameProducts, ({ query, db, now }) => readRaffles(db, query, now)),
    route(getPaymentTransitionChecks, async ({ query, db, caller, now }) => {
      const { lines, total } = await priceTickets(db, caller, query.items, now)
      const { version, documents } = contractOf(lines)
      return {
        total: toLira(total),
        tokenizer_url: bank.provider.tokenizerUrl,
        contract_version: version,
        documents: [...documents],
      }
    }),
    route(
      postDrawsTicket,
      async ({ body, db, caller, now }) => {
        const { lines, total } = await priceTickets(db, caller, body.items, now)
        const contract = contractOf(lines)
        valueOrThrow(checkWish(body, { kind: 'raffle', contract, price: total }))
        if (body.saved_card !== undefined) await findUsableCard({ db, caller, now }, body.saved_card)
        await replaceAttempt(db, bank.purchases(db, deps.config), caller.ownerId, lines)
        const short = await holdTickets(db, { ownerId: caller.ownerId, lines }, now)
        if (short) throw new ApiError(409, texts.taken(short.name))
        return placePurchase(db, { kind: 'raffle', caller, amount: total, content: { items: lines }, contract, now })
      },
      async (placed, { body, caller }) => ({
        ...placed,
        redirect_url: await startPurchase(deps, bank, { id: placed.payment_id, caller, card: body }),
      }),
    ),
    route(postDrawResults, async ({ body, db }) => ({ draws: await readDraws(db, body.product_ids) })),
    route(postMyTickets, async ({ db, caller }) => ({ tickets: await readTickets(db, caller.ownerId) })),
  ]
}
