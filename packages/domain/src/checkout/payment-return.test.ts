import { describe, expect, it } from 'vitest'
import { orderId } from '../kernel/ids.ts'
import type { PaymentStatus } from './payment-gateway.ts'
import { paymentReturn, type PaymentReturnEvent, type PaymentReturnState } from './payment-return.ts'

const order = orderId('SIP-1')
const after = (...events: readonly PaymentReturnEvent[]): PaymentReturnState =>
  events.reduce<PaymentReturnState>((state, event) => paymentReturn.next(state, event), paymentReturn.initial)
const answered = (status: PaymentStatus['status'], reason: string | null = null, own = true) =>
  ({ type: 'answered', payment: { kind: 'order', status, orderId: order, reason, own } }) as const
const slow = { type: 'slow-timeout' } as const

describe('the return from the bank', () => {
  it('keeps asking while the payment is pending, and says when it takes long', () => {
    expect(after(answered('pending'))).toEqual({ phase: 'asking' })
    expect(after(slow)).toEqual({ phase: 'slow' })
    expect(after(slow, answered('pending'), slow)).toEqual({ phase: 'slow' })
  })

  it.each([[[]], [[slow]]])('shows the final status of a payment, also after a slow one', (before) => {
    expect(after(...before, answered('paid'))).toEqual({ phase: 'paid', orderId: order, own: true })
    expect(after(...before, answered('failed', 'Limit yetersiz'))).toEqual({
      phase: 'failed',
      reason: 'Limit yetersiz',
      refunded: false,
      own: true,
    })
    expect(after(...before, answered('expired'))).toMatchObject({ phase: 'failed', reason: null })
    expect(after(...before, answered('refunded'))).toMatchObject({ phase: 'failed', refunded: true })
    expect(after(...before, { type: 'not-found' })).toEqual({ phase: 'unknown' })
  })

  it('is not final while the bank is unsure, and then takes the final status', () => {
    expect(after(answered('unsure'))).toEqual({ phase: 'unsure' })
    expect(after(slow, answered('unsure'), slow, answered('pending'))).toEqual({ phase: 'unsure' })
    expect(after(answered('unsure'), answered('paid'))).toMatchObject({ phase: 'paid' })
  })

  it('marks a payment of another person', () => {
    expect(after(answered('paid', null, false))).toMatchObject({ phase: 'paid', own: false })
    expect(after(answered('failed', null, false))).toMatchObject({ phase: 'failed', own: false })
  })

  it('keeps the final status', () => {
    const paid = after(answered('paid'))
    for (const event of [answered('failed'), { type: 'not-found' } as const, slow])
      expect(paymentReturn.next(paid, event)).toBe(paid)
  })
})
