import type { Order, OrderPaymentState } from './order.ts'

const texts: Readonly<Record<OrderPaymentState, string>> = {
  awaiting: 'ödeme bekleniyor',
  unknown: 'bankadan yanıt bekleniyor',
  on_delivery: 'teslimatta ödenecek',
  paid: 'ödendi',
  failed: 'ödeme alınmadı',
  refunded: 'iade edildi',
}

/** Whether an order is paid, in words. A cancelled order is no longer paid on delivery. */
export const orderPaymentText = ({ payment, shops }: Pick<Order, 'payment' | 'shops'>): string =>
  texts[
    payment.state === 'on_delivery' && shops.every(({ status }) => status === 'cancelled') ? 'failed' : payment.state
  ]
