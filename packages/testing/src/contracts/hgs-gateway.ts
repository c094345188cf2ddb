import { type SavedCardId, savedCardId } from '@market/domain/kernel'
import { kurus, subtract } from '@market/domain/money'
import type { CardTokenizer } from '@market/domain/checkout'
import type { HgsGateway, HgsVehicle } from '@market/domain/hgs'
import { describe, expect, it } from 'vitest'
import { testCards } from '../checkout/test-cards.ts'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface HgsSubject {
  readonly gateway: HgsGateway
  readonly tokenizer: CardTokenizer
  /** One vehicle with a toll account, by plate and by VIN. */
  readonly plate: string
  readonly vin: string
  /** A saved card of the gateway's member. */
  readonly savedCard: SavedCardId
  /** Settles the started payment at the bank. */
  readonly settle: () => Promise<void>
}

/** The behaviour required of every `HgsGateway`. */
export const hgsGatewayContract = (name: string, subject: () => Promise<HgsSubject>): void => {
  const payment = async ({ gateway, tokenizer, plate }: HgsSubject) => {
    const { offers, tokenizerUrl, contractVersion } = await valueOf(gateway.start())
    const [offer] = offers
    if (!offer) throw new Error('nothing can be added')
    const vehicle: HgsVehicle = { by: 'plate', text: plate }
    const cardToken = await valueOf(tokenizer.tokenize(testCards.accepted, tokenizerUrl))
    const paid = { total: offer.price, contractVersion, contractAccepted: true, idempotencyKey: 'deneme-1' }
    const paidBy = { cardToken, firstDigits: testCards.accepted.number.slice(0, 6) }
    return { offer, vehicle, asked: { vehicle, offerId: offer.id, paidBy, ...paid } }
  }

  describe(`HgsGateway: ${name}`, () => {
    it('finds one account by plate and by VIN', async () => {
      const { gateway, plate, vin } = await subject()
      const account = await valueOf(gateway.account({ by: 'plate', text: plate }))
      expect(account.plate).toBe(plate)
      expect(await valueOf(gateway.account({ by: 'vin', text: vin }))).toEqual(account)
      expect(await failureOf(gateway.account({ by: 'plate', text: '81ZZ999' }))).toMatchObject({ kind: 'not-found' })
    })

    it('adds what was paid for once the bank has settled, once', async () => {
      const all = await subject()
      const { offer, vehicle, asked } = await payment(all)
      const before = await valueOf(all.gateway.account(vehicle))
      const first = await valueOf(all.gateway.topUp(asked))
      expect(await valueOf(all.gateway.topUp(asked))).toEqual(first)
      expect(await valueOf(all.gateway.account(vehicle))).toEqual(before)
      await all.settle()
      expect((await valueOf(all.gateway.account(vehicle))).balance).toBe(before.balance + offer.amount)
    })

    it('gives a top-up back to who began it, by its payment: vehicle, amount, and the balance once it is paid', async () => {
      const all = await subject()
      const { asked, vehicle, offer } = await payment(all)
      const before = await valueOf(all.gateway.account(vehicle))
      const { paymentId, orderId } = await valueOf(all.gateway.topUp(asked))
      const begun = { number: orderId, amount: offer.amount }
      expect(await valueOf(all.gateway.topUpOf(paymentId))).toEqual({
        ...begun,
        paid: false,
        paidAt: null,
        account: before,
      })
      await all.settle()
      const balance = before.balance + offer.amount
      expect(await valueOf(all.gateway.topUpOf(paymentId))).toEqual({
        ...begun,
        paid: true,
        paidAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/),
        account: { ...before, balance },
      })
    })

    it('is paid by a saved card of the member', async () => {
      const all = await subject()
      const { asked, vehicle, offer } = await payment(all)
      const before = await valueOf(all.gateway.account(vehicle))
      await valueOf(all.gateway.topUp({ ...asked, paidBy: { savedCard: all.savedCard } }))
      await all.settle()
      expect((await valueOf(all.gateway.account(vehicle))).balance).toBe(before.balance + offer.amount)
    })

    it('does not find another member’s card', async () => {
      const all = await subject()
      const { asked } = await payment(all)
      const paidBy = { savedCard: savedCardId('00000000-0000-4000-8000-0000000000ff') }
      expect(await failureOf(all.gateway.topUp({ ...asked, paidBy }))).toMatchObject({ kind: 'not-found' })
    })

    it('offers the smallest amount first', async () => {
      const { gateway } = await subject()
      const amounts = (await valueOf(gateway.start())).offers.map(({ amount }) => amount)
      expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
    })

    it('refuses another price, an offer that there is not, and no contract', async () => {
      const all = await subject()
      const { asked } = await payment(all)
      const { gateway } = all
      expect(await failureOf(gateway.topUp({ ...asked, total: subtract(asked.total, kurus(1)) }))).toMatchObject({
        kind: 'refused',
        status: 409,
      })
      expect(await failureOf(gateway.topUp({ ...asked, offerId: 999_999 }))).toMatchObject({ kind: 'refused' })
      expect(await failureOf(gateway.topUp({ ...asked, contractAccepted: false }))).toMatchObject({ kind: 'refused' })
    })

    it('offers what drivers may need for the way, in stock and no more than asked for', async () => {
      const { gateway } = await subject()
      const offers = await valueOf(gateway.offersForTheWay(1))
      expect(offers.length).toBeLessThanOrEqual(1)
      expect(offers.every(({ stock }) => stock > 0)).toBe(true)
    })

    it('mails how to pay by bank transfer', async () => {
      const { gateway, plate } = await subject()
      const person = { firstName: 'Ada', lastName: 'Deneme', email: 'ada@ornek.test', phone: '05550000000' }
      await valueOf(gateway.requestRemittance({ ...person, vehicle: { by: 'plate', text: plate } }))
    })
  })
}
