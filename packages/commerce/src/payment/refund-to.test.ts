import { expect, test } from 'vitest'
import { requestRefundTo } from './refund-to.ts'

const card = { method: 'credit_card', charged: 20_000, gift: 0, kind: 'cancel' } as const

test('a request that is worth nothing names no card', () => {
  const free = requestRefundTo({ ...card, worth: { refund: 0, gift: 0 } })
  expect(free).toBe('Bunun için ödeme yapmadınız; iade edilecek bir tutar yok.')
})

test('an order that a coupon made free names no gift code', () => {
  const free = requestRefundTo({ ...card, charged: 0, worth: { refund: 0, gift: 0 } })
  expect(free).not.toContain('Hediye')
})

test('a settled request says where its money went', () => {
  const worth = { refund: 100, gift: 0 }
  expect(requestRefundTo({ ...card, worth })).toBe('Ödemede kullandığınız karta iade edilir.')
  expect(requestRefundTo({ ...card, worth }, { settled: true })).toBe('Ödemede kullandığınız karta iade edildi.')
})
