import type { Answer, postDrawsTicket } from '@market/contract'
import { orderId, paymentId, type StartedPayment } from '@market/domain'

/** A payment that waits at the bank, whatever it is for. */
export const readStarted = (wire: Answer<typeof postDrawsTicket>): StartedPayment => ({
  orderId: orderId(wire.order_id),
  paymentId: paymentId(wire.payment_id),
  redirectUrl: wire.redirect_url,
  expiresAt: wire.expires_at,
})
