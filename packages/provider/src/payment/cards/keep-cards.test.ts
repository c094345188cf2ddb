import { fail, succeed } from '@market/domain'
import { describe, expect, test, vi } from 'vitest'
import type { CardConsent, CardKeeping, UnwantedCard } from '../ports/card-keeping.ts'
import type { KeptCard, PaymentProvider } from '../ports/payment-provider.ts'
import { forgetCards, keepCards } from './keep-cards.ts'

const card: KeptCard = { key: 'gizli', bin: '400000', last4: '0010', expiry: '12/2035' }
const consents: readonly CardConsent[] = ['p1', 'p2'].map((paymentId) => ({ paymentId, userId: 'elif' }))
const silent = fail({ kind: 'unavailable' as const })

function arrange(bank: Partial<PaymentProvider>) {
  const kept = new Map<string, KeptCard>()
  const dropped: string[] = []
  let unwanted: readonly UnwantedCard[] = [{ id: 'u1', key: 'eski' }]
  const open = () => consents.filter(({ paymentId }) => !kept.has(paymentId) && !dropped.includes(paymentId))
  const cards: CardKeeping = {
    due: async (one) => open().filter(({ paymentId }) => one === undefined || paymentId === one),
    keep: async ({ paymentId }, value) => void kept.set(paymentId, value),
    drop: async ({ paymentId }) => void dropped.push(paymentId),
    unwanted: async () => unwanted,
    forgotten: async ({ id }) => void (unwanted = unwanted.filter((one) => one.id !== id)),
  }
  const log = { warn: vi.fn(), error: vi.fn() }
  const provider = { keepCard: async () => silent, forgetCard: async () => silent, ...bank }
  const ports = { cards, provider, clock: { now: () => new Date(0) }, log }
  return { ports, kept, dropped, log, left: () => unwanted }
}

describe('keeping cards', () => {
  test('writes down what the bank keeps, of every payment or of one', async () => {
    const { ports, kept } = arrange({ keepCard: async () => succeed(card) })
    await keepCards(ports, 'p2')
    expect([...kept]).toEqual([['p2', card]])
    await keepCards(ports)
    expect([...kept.keys()]).toEqual(['p2', 'p1'])
  })
  test('gives up where the bank refuses, and asks again where it is silent', async () => {
    let said: Awaited<ReturnType<PaymentProvider['keepCard']>> = silent
    const { ports, kept, dropped } = arrange({ keepCard: async () => said })
    await keepCards(ports)
    expect({ kept: kept.size, dropped }).toEqual({ kept: 0, dropped: [] })
    said = fail({ kind: 'refused', reason: 'Bu kart saklanamıyor.' })
    await keepCards(ports)
    expect({ kept: kept.size, dropped }).toEqual({ kept: 0, dropped: ['p1', 'p2'] })
  })
  test('lets go of a key only when the bank has', async () => {
    let said: Awaited<ReturnType<PaymentProvider['forgetCard']>> = silent
    const { ports, left } = arrange({ forgetCard: async () => said })
    await forgetCards(ports)
    expect(left()).toHaveLength(1)
    said = succeed(true)
    await forgetCards(ports)
    expect(left()).toEqual([])
  })
  test('writes no key to the log', async () => {
    const { ports, log } = arrange({})
    await keepCards(ports)
    await forgetCards(ports)
    expect(log.warn).toHaveBeenCalledTimes(3)
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('eski')
  })
})
