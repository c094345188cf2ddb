import type { ShippingOption } from '@market/domain/account'
import type { PaymentMethod } from '@market/domain/checkout'
import { lastReturnDay, type OrderPaymentState, withdrawalEnds } from '@market/domain/orders'
import { dayText, timeText, weekdayText, isSameDay, noonOf } from '@market/domain/kernel'
import { isCollected, refundTo } from '../payment/refund-to.ts'
import { nextStepTexts } from './next-step-texts.ts'
import { receivedAt } from './received-at.ts'
import { isPast, type TrackedParcel } from './track-steps.ts'
import { isOverdue } from './waits-to-be-fetched.ts'

interface PaidOrder {
  /** The units of an unpaid order are reserved until then. */
  readonly expires_at: Date
  readonly gift_total: number
  readonly payment: {
    readonly method: PaymentMethod
    readonly status: string
    readonly state?: OrderPaymentState
    readonly amount: number
  }
}

interface NextParcel extends TrackedParcel {
  readonly option: ShippingOption
  /** Something in it has a right of withdrawal. */
  readonly returnable: boolean
}

/** The text of a parcel's next step, which depends on its destination and payment. */
export function nextStep(
  { status, events, delivery, moved, option, returnable }: NextParcel,
  order: PaidOrder,
  now: Date,
): string {
  const next = nextStepTexts
  const ship = noonOf(delivery.from, -1)
  const arrive = noonOf(moved?.day ?? delivery.to)
  const wanted = moved && !isPast(arrive, now) ? moved : undefined
  switch (status) {
    case 'awaiting_payment':
      return awaited(order)
    case 'paid':
    case 'preparing':
      if (wanted) return next.moved.preparing(weekdayText(arrive), wanted)
      return isPast(ship, now) ? next.preparing : next.preparingUntil(dayText(ship))
    case 'shipped':
      if (wanted) return next.moved.shipped(weekdayText(arrive), wanted)
      return isPast(arrive, now) ? next.shipped : next.shippedUntil[option](weekdayText(arrive))
    case 'out_for_delivery': {
      const last = events.at(-1)
      if (last?.key === 'tried' && isSameDay(new Date(last.at), now)) return next.tried
      return wanted ? next.moved.out(wanted) : next.outForDelivery[option]
    }
    case 'delivered': {
      const last = events.at(-1)
      if (last?.key === 'sent_back') return next.sentBack
      if (isOverdue({ status, events }, now)) return next.overdue
      if (last?.fetchUntil) return next.waits[option](dayText(noonOf(last.fetchUntil)))
      if (!returnable) return next.noReturn
      const at = receivedAt(events)
      if (!at) return ''
      const day = dayText(lastReturnDay(at))
      return now < withdrawalEnds(at) ? next.delivered(day) : next.returnEnded(day)
    }
    case 'cancelled': {
      const { method, status: paid, state, amount } = order.payment
      // If no payment was received, no refund follows.
      if (!isCollected(paid)) return next.cancelled
      if (state === 'refunded') return next.cancelledRefunded
      return next.cancelledRefund(refundTo({ method, collected: true, charged: amount, gift: order.gift_total }))
    }
    case 'payment_failed':
      return order.payment.state === 'refunded' ? next.refunded : next.failed
  }
}

function awaited({ payment: { method, state }, expires_at: expiresAt }: PaidOrder): string {
  if (state === 'unknown') return nextStepTexts.awaiting.unknown
  const { transfer, link, bank } = nextStepTexts.awaiting
  if (method === 'bank_transfer') return transfer(dayText(expiresAt), timeText(expiresAt))
  return method === 'pay_with_url' ? link(dayText(expiresAt), timeText(expiresAt)) : bank
}
