import type { Answer, postDrawsTicket } from '@market/contract'
import { orderId, paymentId } from '@market/domain/kernel'
import type { StartedPayment } from '@market/domain/checkout'

/** A payment that waits at the bank, whatever it is for. */
export const readStarted = (wire: Answer<typeof postDrawsTicket>): StartedPayment => ({
  orderId: orderId(wire.order_id),
  paymentId: paymentId(wire.payment_id),
  redirectUrl: wire.redirect_url,
  expiresAt: wire.expires_at,
})
