import { productId, type ProductId, type SavedCardId, savedCardId } from '@market/domain/kernel'
import { subtract, kurus } from '@market/domain/money'
import type { CardTokenizer } from '@market/domain/checkout'
import { type RaffleDraw, type RaffleGateway, type RaffleProduct, raffleTotal } from '@market/domain/raffle'
import { describe, expect, it } from 'vitest'
import { testCards } from '../checkout/test-cards.ts'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface RaffleSubject {
  /** The gateway of a member without tickets. At least one raffle is open, with a limit of two tickets or more. */
  readonly gateway: RaffleGateway
  readonly tokenizer: CardTokenizer
  /** A saved card of the member. */
  readonly savedCard: SavedCardId
  /** Settles the started payment at the bank. */
  readonly settle: () => Promise<void>
  /** Draws a product among its tickets. */
  readonly draw: (draw: RaffleDraw) => Promise<void>
}

/** The behaviour required of every `RaffleGateway`. */
export const raffleGatewayContract = (name: string, subject: () => Promise<RaffleSubject>): void => {
  const begun = async () => {
    const all = await subject()
    const [product] = (await valueOf(all.gateway.products())).products
    if (!product) throw new Error('no raffle runs')
    return { ...all, product }
  }
  const payment = async (
    { gateway, tokenizer }: RaffleSubject,
    product: RaffleProduct,
    { count = 2, key = 'deneme-1' } = {},
  ) => {
    const items = [{ productId: product.id, count }]
    const { tokenizerUrl, contractVersion, total } = await valueOf(gateway.checkPayment(items))
    expect(total).toBe(raffleTotal([{ ...product, count }]))
    const cardToken = await valueOf(tokenizer.tokenize(testCards.accepted, tokenizerUrl))
    const paidBy = { cardToken, firstDigits: testCards.accepted.number.slice(0, 6) }
    return { items, total, paidBy, contractVersion, contractAccepted: true, idempotencyKey: key }
  }

  describe(`RaffleGateway: ${name}`, () => {
    it('gives a number of its own to every ticket that is paid', async () => {
      const all = await begun()
      const { gateway, product, settle } = all
      await valueOf(gateway.buy(await payment(all, product)))
      expect(await valueOf(gateway.tickets())).toEqual([])
      await settle()
      const tickets = await valueOf(gateway.tickets())
      expect(tickets.map((ticket) => ticket.productId)).toEqual([product.id, product.id])
      expect(new Set(tickets.map(({ number }) => number)).size).toBe(2)
    })

    it('sells once however often it is asked with one key', async () => {
      const all = await begun()
      const asked = await payment(all, all.product)
      const first = await valueOf(all.gateway.buy(asked))
      expect(await valueOf(all.gateway.buy(asked))).toEqual(first)
      await all.settle()
      expect(await valueOf(all.gateway.tickets())).toHaveLength(2)
    })

    it('is paid by a saved card of the member, and finds no other’s', async () => {
      const all = await begun()
      const asked = await payment(all, all.product)
      const strange = { savedCard: savedCardId('00000000-0000-4000-8000-0000000000ff') }
      expect(await failureOf(all.gateway.buy({ ...asked, paidBy: strange }))).toMatchObject({ kind: 'not-found' })
      const other = { ...asked, paidBy: { savedCard: all.savedCard }, idempotencyKey: 'deneme-2' }
      await valueOf(all.gateway.buy(other))
      await all.settle()
      expect(await valueOf(all.gateway.tickets())).toHaveLength(2)
    })

    it('refuses another total, no contract, and more tickets than one member may hold', async () => {
      const all = await begun()
      const { gateway, product } = all
      const asked = await payment(all, product)
      expect(await failureOf(gateway.buy({ ...asked, total: subtract(asked.total, kurus(1)) }))).toMatchObject({
        kind: 'refused',
        status: 409,
      })
      expect(await failureOf(gateway.buy({ ...asked, contractAccepted: false }))).toMatchObject({ kind: 'refused' })
      const many = [{ productId: product.id, count: product.limit + 1 }]
      expect(await failureOf(gateway.checkPayment(many))).toMatchObject({ kind: 'refused' })
      expect(await failureOf(gateway.checkPayment([]))).toMatchObject({ kind: 'refused' })
      const strange: ProductId = productId(2_147_483_646)
      await failureOf(gateway.checkPayment([{ productId: strange, count: 1 }]))
    })

    it('tells of a draw once it has happened', async () => {
      const all = await begun()
      const { gateway, product, settle, draw } = all
      await valueOf(gateway.buy(await payment(all, product)))
      await settle()
      expect(await valueOf(gateway.draws([product.id]))).toEqual([])
      const [ticket] = await valueOf(gateway.tickets())
      const drawn = { productId: product.id, winners: [ticket?.number ?? 0] }
      await draw(drawn)
      expect(await valueOf(gateway.draws([product.id]))).toEqual([drawn])
    })
  })
}
