import { orderId, paymentId } from '@market/domain/kernel'
import type { StartedPayment } from '@market/domain/checkout'

/** Payments begun at a bank, one for each key however often it is asked. */
export const startedOnce = (prefix: string) => {
  const begun = new Map<string, StartedPayment>()
  return {
    find: (key: string): StartedPayment | undefined => begun.get(key),
    begin: (key: string): StartedPayment => {
      const id = begun.size + 1
      const started: StartedPayment = {
        orderId: orderId(`${prefix}-${id}`),
        paymentId: paymentId(`${prefix}-odeme-${id}`),
        redirectUrl: `https://banka.test/3d/${prefix}-${id}`,
        expiresAt: '2026-11-20T09:15:00Z',
      }
      begun.set(key, started)
      return started
    },
  }
}
