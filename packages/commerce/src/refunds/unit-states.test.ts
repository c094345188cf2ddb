import { expect, test } from 'vitest'
import type { BalanceRequest } from '../ordering/order-balance.ts'
import { unitStates } from './unit-states.ts'

const request = (kind: BalanceRequest['kind'], status: BalanceRequest['status'], quantity: number): BalanceRequest => ({
  kind,
  status,
  refund: 0,
  cargoShops: [],
  lines: [{ line: 1, quantity, refund: 0, gift: 0 }],
})

test('counts cancelled units, those on their way back and returned ones apart', () => {
  const requests = [
    request('cancel', 'approved', 1),
    request('cancel', 'refunded', 1),
    request('return', 'waiting', 2),
    request('return', 'refunded', 3),
  ]
  expect(unitStates(1, requests, [])).toEqual(['2 adet iptal edildi', '2 adet iade ediliyor', '3 adet iade edildi'])
  expect(unitStates(2, requests, [])).toEqual([])
})

test('names units that their seller could not supply', () => {
  const requests = [{ ...request('cancel', 'refunded', 2), unsupplied: true }, request('cancel', 'refunded', 1)]
  expect(unitStates(1, requests, [])).toEqual(['2 adet tedarik edilemedi', '1 adet iptal edildi'])
})
test('names a parcel that goes back because it was not taken', () => {
  expect(unitStates(1, [request('cancel', 'waiting', 2)], [])).toEqual(['2 adet teslim alınmadı, mağazaya dönüyor'])
})

test('names the choice of an exchange, under way and done', () => {
  const exchange = { line: 1, quantity: 1, choice: 'Mavi, L' }
  expect(unitStates(1, [], [{ ...exchange, done: true }])).toEqual(['1 adet değiştirildi, yenisi: Mavi, L'])
  expect(unitStates(1, [], [{ ...exchange, done: false }])).toEqual(['1 adet değiştiriliyor, yenisi: Mavi, L'])
  expect(unitStates(2, [], [{ ...exchange, done: true }])).toEqual([])
})
