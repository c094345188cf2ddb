import { productId, type SavedCardId, succeed } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import {
  type RaffleDraw,
  type RaffleGateway,
  type RaffleProduct,
  raffleTotal,
  type RaffleTicket,
  ticketsToAdd,
  type TicketLine,
} from '@market/domain/raffle'
import { memoryTokenizer, type MemoryTokenizer } from '../checkout/memory-tokenizer.ts'
import { refusedCard } from '../checkout/refused-card.ts'
import { startedOnce } from '../checkout/started-once.ts'
import { refused } from '../kernel/failing.ts'

export const aRaffleProduct = (given: Partial<RaffleProduct> = {}): RaffleProduct => ({
  id: productId(9001),
  name: 'Dağ Bisikleti',
  image: 'bisiklet',
  ticketPrice: kurus(2_500),
  ticketsLeft: 100,
  limit: 10,
  drawAt: '2026-12-31T18:00:00Z',
  ...given,
})

export interface MemoryRaffles extends RaffleGateway {
  readonly tokenizer: MemoryTokenizer
  /** Settles the started payment at the bank: the tickets are the member's. */
  settle(): void
  draw(draw: RaffleDraw): void
}

/** Raffles for one member with these saved cards; tickets are numbered in the order of being paid. */
export const memoryRaffles = (
  offered: readonly RaffleProduct[] = [aRaffleProduct()],
  saved: readonly SavedCardId[] = [],
): MemoryRaffles => {
  const tokenizer = memoryTokenizer()
  const payments = startedOnce('CEKILIS')
  const contractVersion = '2026-11'
  let begun: readonly TicketLine[] = []
  let tickets: readonly RaffleTicket[] = []
  let draws: readonly RaffleDraw[] = []

  const held = (id: number) =>
    tickets.filter((ticket) => ticket.productId === id).length +
    begun.filter((wish) => wish.productId === id).reduce((sum, { count }) => sum + count, 0)
  const priced = (items: readonly TicketLine[]) =>
    items.flatMap((wish) => {
      const product = offered.find(({ id }) => id === wish.productId)
      return product ? [{ ...product, count: wish.count }] : []
    })
  const refusal = (items: readonly TicketLine[]) => {
    if (items.length === 0) return refused(422, 'Çekiliş sepetiniz boş.')
    const fits = priced(items).filter((item) => item.count >= 1 && item.count <= ticketsToAdd(item, held(item.id)))
    return fits.length < items.length ? refused(409, 'Bu kadar bilet kalmadı.') : undefined
  }

  return {
    tokenizer,
    settle: () => {
      for (const { productId, count } of begun) {
        const product = offered.find(({ id }) => id === productId)
        for (let made = 0; made < count; made += 1)
          tickets = [
            { number: tickets.length + 1, productId, productName: product?.name ?? '', drawAt: product?.drawAt ?? '' },
            ...tickets,
          ]
      }
      begun = []
    },
    draw: (draw) => {
      draws = [...draws, draw]
    },
    products: async (page = 1) =>
      succeed({ resultCount: offered.length, products: offered.slice((page - 1) * 18, page * 18) }),
    checkPayment: async (items) =>
      refusal(items) ??
      succeed({
        total: raffleTotal(priced(items)),
        tokenizerUrl: tokenizer.url,
        contractVersion,
        documents: [],
      }),
    async buy(payment) {
      const before = payments.find(payment.idempotencyKey)
      if (before) return succeed(before)
      const unpaid = refusedCard(payment.paidBy, { tokenizer, saved })
      if (unpaid) return unpaid
      if (!payment.contractAccepted || payment.contractVersion !== contractVersion)
        return refused(422, 'Sözleşmeyi onaylamanız zorunludur.')
      const wrong = refusal(payment.items)
      if (wrong) return wrong
      if (payment.total !== raffleTotal(priced(payment.items))) return refused(409, 'Biletlerin tutarı değişti.')
      begun = [...begun, ...payment.items]
      return succeed(payments.begin(payment.idempotencyKey))
    },
    draws: async (products) => succeed(draws.filter(({ productId }) => products.includes(productId))),
    tickets: async () => succeed(tickets),
  }
}
