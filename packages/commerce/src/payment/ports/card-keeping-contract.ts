import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CardConsent } from './card-keeping.ts'
import type { CardSubject } from './card-subject.ts'
import type { KeptCard } from './payment-provider.ts'

/** The contract of `CardKeeping`, for the fake and for each database. */
export function describeCardKeepingContract(name: string, make: () => CardSubject): void {
  describe(`CardKeeping, ${name}`, () => {
    const now = new Date('2026-11-23T10:00:00Z')
    const card = (): KeptCard => ({ key: randomUUID(), bin: '400000', last4: '0010', expiry: '12/2035' })
    let subject: CardSubject
    let userId: string
    beforeEach(async () => {
      subject = make()
      userId = await subject.addMember()
    })
    const consented = async (at = now) => {
      const consent = await subject.addConsent(userId, at)
      await subject.pay(consent)
      return consent
    }
    const isDue = async ({ paymentId }: CardConsent) =>
      (await subject.cards.due()).some((consent) => consent.paymentId === paymentId)
    const unwanted = async (key: string) => (await subject.cards.unwanted()).filter((one) => one.key === key)

    test('a consent is due from its payment until the card is saved', async () => {
      const consent = await subject.addConsent(userId, now)
      expect(await isDue(consent)).toBe(false)
      await subject.pay(consent)
      expect(await subject.cards.due(consent.paymentId)).toEqual([consent])
      const kept = card()
      await subject.cards.keep(consent, kept, now)
      expect(await subject.cards.due(consent.paymentId)).toEqual([])
      expect(await subject.cardsOf(userId)).toEqual([kept])
    })
    test('the oldest consent is due first', async () => {
      const later = await consented(new Date('2026-11-23T09:00:00Z'))
      const sooner = await consented(new Date('2026-11-23T08:00:00Z'))
      const due = await subject.cards.due()
      expect(due.filter((consent) => consent.userId === userId)).toEqual([sooner, later])
    })
    test('a consent that the bank refuses is no longer due', async () => {
      const consent = await consented()
      await subject.cards.drop(consent)
      expect(await isDue(consent)).toBe(false)
      expect(await subject.cardsOf(userId)).toEqual([])
    })
    test('an answer that comes twice keeps one card, and wants its key', async () => {
      const consent = await consented()
      const kept = card()
      await subject.cards.keep(consent, kept, now)
      await subject.cards.keep(consent, kept, now)
      expect(await subject.cardsOf(userId)).toEqual([kept])
      expect(await unwanted(kept.key)).toEqual([])
    })
    test('keeping the same card again replaces its key, and marks the old key for deletion', async () => {
      const [old, fresh] = [card(), card()]
      await subject.cards.keep(await consented(), old, now)
      await subject.cards.keep(await consented(), fresh, now)
      expect(await subject.cardsOf(userId)).toEqual([fresh])
      const [gone] = await unwanted(old.key)
      expect(gone).toBeDefined()
      if (gone) await subject.cards.forgotten(gone)
      expect(await unwanted(old.key)).toEqual([])
    })
    test('a card saved again under the same key is not marked for deletion', async () => {
      const kept = card()
      await subject.cards.keep(await consented(), kept, now)
      await subject.cards.keep(await consented(), kept, now)
      expect(await subject.cardsOf(userId)).toEqual([kept])
      expect(await unwanted(kept.key)).toEqual([])
    })
    test('a deleted member’s keys are marked for deletion', async () => {
      const [open, kept, late] = [await consented(), card(), card()]
      await subject.cards.keep(await consented(), kept, now)
      await subject.leave(userId)
      expect(await isDue(open)).toBe(false)
      // The bank's answer may arrive even later.
      await subject.cards.keep(open, late, now)
      expect(await subject.cardsOf(userId)).toEqual([])
      expect([await unwanted(kept.key), await unwanted(late.key)].map((found) => found.length)).toEqual([1, 1])
    })
  })
}
