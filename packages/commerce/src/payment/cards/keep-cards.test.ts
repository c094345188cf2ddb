import { fail, succeed } from '@market/domain/kernel'
import { describe, expect, test, vi } from 'vitest'
import { memoryCardSubject } from '../memory/card-subject.ts'
import type { KeptCard, PaymentProvider } from '../ports/payment-provider.ts'
import { forgetCards, keepCards } from './keep-cards.ts'

const card: KeptCard = { key: 'gizli', bin: '400000', last4: '0010', expiry: '12/2035' }
const now = new Date('2026-11-23T10:00:00Z')
const silent = fail({ kind: 'unavailable' as const })

/** A member with two paid consents. */
async function arrange(bank: Partial<PaymentProvider>) {
  const subject = memoryCardSubject()
  const userId = await subject.addMember()
  const consents = [await subject.addConsent(userId, now), await subject.addConsent(userId, now)]
  for (const consent of consents) await subject.pay(consent)
  const log = { warn: vi.fn(), error: vi.fn() }
  const provider = { keepCard: async () => silent, forgetCard: async () => silent, ...bank }
  const ports = { cards: subject.cards, provider, clock: { now: () => now }, log }
  return { ports, subject, userId, log, paymentIds: consents.map(({ paymentId }) => paymentId) }
}

describe('keeping cards', () => {
  test('saves the cards that the bank keeps, for one payment or for all', async () => {
    const { ports, subject, userId, paymentIds } = await arrange({ keepCard: async () => succeed(card) })
    const [first = '', second = ''] = paymentIds
    await keepCards(ports, second)
    expect(await subject.cardsOf(userId)).toEqual([card])
    expect(await ports.cards.due()).toEqual([{ paymentId: first, userId }])
    await keepCards(ports)
    expect(await ports.cards.due()).toEqual([])
  })
  test('gives up if the bank refuses, and retries if it does not respond', async () => {
    let said: Awaited<ReturnType<PaymentProvider['keepCard']>> = silent
    const { ports, subject, userId } = await arrange({ keepCard: async () => said })
    await keepCards(ports)
    expect(await ports.cards.due()).toHaveLength(2)
    said = fail({ kind: 'refused', reason: 'Bu kart saklanamıyor.' })
    await keepCards(ports)
    expect([await ports.cards.due(), await subject.cardsOf(userId)]).toEqual([[], []])
  })
  test('deletes a key only after the bank has deleted it', async () => {
    let said: Awaited<ReturnType<PaymentProvider['forgetCard']>> = silent
    const { ports, subject, userId } = await arrange({
      keepCard: async () => succeed(card),
      forgetCard: async () => said,
    })
    await keepCards(ports)
    await subject.leave(userId)
    await forgetCards(ports)
    expect(await ports.cards.unwanted()).toHaveLength(1)
    said = succeed(true)
    await forgetCards(ports)
    expect(await ports.cards.unwanted()).toEqual([])
  })
  test('writes no key to the log', async () => {
    const { ports, subject, userId, paymentIds, log } = await arrange({})
    const [paymentId = ''] = paymentIds
    await ports.cards.keep({ paymentId, userId }, card, now)
    await subject.leave(userId)
    await subject.pay(await subject.addConsent(userId, now))
    await keepCards(ports)
    await forgetCards(ports)
    expect(log.warn).toHaveBeenCalledTimes(2)
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain(card.key)
  })
})
