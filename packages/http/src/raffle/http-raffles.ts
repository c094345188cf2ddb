import {
  getGameProducts,
  getPaymentTransitionChecks,
  postDrawResults,
  postDrawsTicket,
  postMyTickets,
} from '@market/contract'
import { productId } from '@market/domain/kernel'
import { fromLira, toLira } from '@market/domain/money'
import type { RaffleGateway } from '@market/domain/raffle'
import { paidByWire } from '../checkout/paid-by-wire.ts'
import { readStarted } from '../checkout/read-started.ts'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `RaffleGateway`: raffles, tickets and their payment; prices as kuruş. */
export const httpRaffles = (api: ApiClient): RaffleGateway => ({
  products: (page = 1) =>
    mapResult(api.send(getGameProducts, { query: { page } }), (wire) => ({
      resultCount: wire.result_count,
      products: wire.results.map(({ id, name, thumbnail, ticket_price, tickets_left, limit, draw_at }) => ({
        id: productId(id),
        name,
        image: thumbnail,
        ticketPrice: fromLira(ticket_price),
        ticketsLeft: tickets_left,
        limit,
        drawAt: draw_at,
      })),
    })),
  checkPayment: (items) =>
    mapResult(
      api.send(getPaymentTransitionChecks, {
        query: { items: items.map(({ productId: id, count }) => `${id}:${count}`).join(',') },
      }),
      (wire) => ({
        total: fromLira(wire.total),
        tokenizerUrl: wire.tokenizer_url,
        contractVersion: wire.contract_version,
        documents: wire.documents,
      }),
    ),
  buy: ({ items, total, paidBy, contractVersion, contractAccepted, idempotencyKey }) =>
    mapResult(
      api.send(
        postDrawsTicket,
        {
          body: {
            items: items.map(({ productId: id, count }) => ({ product_id: id, count })),
            ...paidByWire(paidBy),
            total: toLira(total),
            contract_version: contractVersion,
            contract_accepted: contractAccepted,
          },
        },
        { key: idempotencyKey },
      ),
      readStarted,
    ),
  draws: (products) =>
    mapResult(api.send(postDrawResults, { body: { product_ids: [...products] } }), (wire) =>
      wire.draws.map(({ product_id, winners }) => ({ productId: productId(product_id), winners })),
    ),
  tickets: () =>
    mapResult(api.send(postMyTickets, { body: {} }), (wire) =>
      wire.tickets.map(({ number, product_id, product_name, draw_at }) => ({
        number,
        productId: productId(product_id),
        productName: product_name,
        drawAt: draw_at,
      })),
    ),
})
