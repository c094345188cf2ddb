import { aRaffleProduct, memoryRaffles, safeAmount, setClock, testCards, valueOf } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productId } from '../kernel/ids.ts'
import { kurus } from '../money/money.ts'
import { buyTickets } from './buy-tickets.ts'
import { raffleTotal, ticketsToAdd } from './raffle-product.ts'
import { ticketOutcome, ticketText } from './raffle-ticket.ts'

const product = aRaffleProduct()
const setUp = () => {
  const raffles = memoryRaffles([product])
  const wish = {
    items: [{ productId: product.id, count: 2 }],
    total: kurus(5_000),
    card: testCards.accepted,
    contractAccepted: true,
    idempotencyKey: 'deneme-1',
  }
  return { raffles, wish, buy: buyTickets({ raffles, tokenizer: raffles.tokenizer, clock: setClock() }) }
}

describe('raffleTotal', () => {
  it('M1 is the price of every ticket', () => {
    expect(
      raffleTotal([
        { ...product, count: 3 },
        { ticketPrice: kurus(1_000), count: 1 },
      ]),
    ).toBe(8_500)
    expect(raffleTotal([])).toBe(0)
  })
})

describe('ticketsToAdd', () => {
  it('is what is left, and at most what one member may hold', () => {
    expect(ticketsToAdd({ ticketsLeft: 100, limit: 10 }, 4)).toBe(6)
    expect(ticketsToAdd({ ticketsLeft: 5, limit: 10 }, 4)).toBe(1)
    expect(ticketsToAdd({ ticketsLeft: 0, limit: 10 }, 4)).toBe(0)
  })
})

describe('tickets', () => {
  it('show six digits at least', () => {
    expect([ticketText(7), ticketText(1_234_567)]).toEqual(['000007', '1234567'])
    fc.assert(
      fc.property(
        safeAmount.filter((number) => number >= 0),
        (number) => Number(ticketText(number)) === number,
      ),
    )
  })

  it('wait for their draw, and win or lose with it', () => {
    const ticket = { number: 7, productId: product.id }
    const draw = (winners: readonly number[], id = product.id) => [{ productId: id, winners }]
    expect(ticketOutcome(ticket, [])).toBe('waiting')
    expect(ticketOutcome(ticket, draw([7], productId(1)))).toBe('waiting')
    expect(ticketOutcome(ticket, draw([7]))).toBe('won')
    expect(ticketOutcome(ticket, draw([8]))).toBe('lost')
  })
})

describe('buyTickets', () => {
  it('pays with the token of a card that only the tokenizer sees', async () => {
    const { raffles, wish, buy } = setUp()
    const sent: string[] = []
    const watched = {
      ...raffles,
      buy: (payment: Parameters<typeof raffles.buy>[0]) => {
        sent.push(JSON.stringify(payment))
        return raffles.buy(payment)
      },
    }
    await valueOf(buyTickets({ raffles: watched, tokenizer: raffles.tokenizer, clock: setClock() })(wish))
    expect(sent[0]).not.toContain(testCards.accepted.number)
    raffles.settle()
    expect(await valueOf(raffles.tickets())).toHaveLength(2)
    expect((await valueOf(buy(wish))).paymentId).not.toBe('')
  })

  it('asks no card for tickets that cannot be had', async () => {
    const { wish, buy } = setUp()
    const many = await buy({
      ...wish,
      items: [{ productId: product.id, count: 99 }],
      card: { ...wish.card, number: '' },
    })
    expect(many).toMatchObject({ failure: { kind: 'refused', status: 409 } })
  })

  it('sends nothing of a card that cannot be right', async () => {
    const { wish, buy } = setUp()
    expect(await buy({ ...wish, card: { ...wish.card, cvc: '1' }, contractAccepted: false })).toMatchObject({
      failure: {
        problems: [
          { field: 'cvc', problem: 'invalid' },
          { field: 'contract', problem: 'required' },
        ],
      },
    })
  })
})
