import { describe, expect, it } from 'vitest'
import { orderId } from '../orders/order-id.ts'
import { paymentReturn, type PaymentReturnEvent, type PaymentReturnState } from './payment-return.ts'

const order = orderId('SIP-1')
const after = (...events: readonly PaymentReturnEvent[]): PaymentReturnState =>
  events.reduce<PaymentReturnState>((state, event) => paymentReturn.next(state, event), paymentReturn.initial)
const answered = (status: 'pending' | 'paid' | 'failed' | 'expired', reason: string | null = null) =>
  ({ type: 'answered', payment: { kind: 'order', status, orderId: order, reason } }) as const
const slow = { type: 'slow-timeout' } as const

describe('the way back from the bank', () => {
  it('asks on while the payment is pending, and says so when it takes long', () => {
    expect(after(answered('pending'))).toEqual({ phase: 'asking' })
    expect(after(slow)).toEqual({ phase: 'slow' })
    expect(after(slow, answered('pending'), slow)).toEqual({ phase: 'slow' })
  })

  it.each([[[]], [[slow]]])('shows how a payment ended, however slow it was', (before) => {
    expect(after(...before, answered('paid'))).toEqual({ phase: 'paid', orderId: order })
    expect(after(...before, answered('failed', 'Limit yetersiz'))).toEqual({
      phase: 'failed',
      reason: 'Limit yetersiz',
    })
    expect(after(...before, answered('expired'))).toEqual({ phase: 'failed', reason: null })
    expect(after(...before, { type: 'not-found' })).toEqual({ phase: 'unknown' })
  })

  it('stays with what was settled', () => {
    const paid = after(answered('paid'))
    for (const event of [answered('failed'), { type: 'not-found' } as const, slow])
      expect(paymentReturn.next(paid, event)).toBe(paid)
  })
})
