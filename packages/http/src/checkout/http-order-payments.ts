import {
  type Answer,
  getBankList,
  getInstantBankList,
  postBankInstant,
  postBankTransfer,
  postBkm,
  postCashOnDelivery,
  postCreditCard,
  postGarantiPay,
  postMarketCard,
  postPayWithUrl,
  postPttemCard,
  postPttemCardLimit,
  postSmsPayWithLink,
} from '@market/contract'
import { orderId, paymentId } from '@market/domain/kernel'
import { fromLira, toLira } from '@market/domain/money'
import type { OrderPaymentGateway, OtherPayment, StartedOtherPayment } from '@market/domain/checkout'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/**
 * `OrderPaymentGateway`: every payment method except the card. Totals leave as lira; `idempotencyKey` becomes the
 * header.
 */
export const httpOrderPayments = (api: ApiClient): OrderPaymentGateway => ({
  accounts: (instant) =>
    mapResult(instant ? api.send(getInstantBankList, {}) : api.send(getBankList, {}), ({ items }) => items),
  pay: (payment) => mapResult(send(api, payment), readStarted),
  cardLimit: (token) =>
    mapResult(api.send(postPttemCardLimit, { body: { card_token: token } }), ({ limit }) => fromLira(limit)),
  sendLink: ({ paymentId: payment, phone }) =>
    mapResult(api.send(postSmsPayWithLink, { body: { payment_id: payment, phone } }), ({ msg }) => msg),
})

function send(api: ApiClient, payment: OtherPayment) {
  const { instrument } = payment
  const request = {
    total: toLira(payment.total),
    cart_revision: payment.cartRevision,
    contract_version: payment.contractVersion,
    contract_accepted: payment.contractAccepted,
    ...(payment.note && { note: payment.note }),
  }
  const key = { key: payment.idempotencyKey }
  switch (instrument.method) {
    case 'cash_on_delivery':
      return api.send(postCashOnDelivery, { body: request }, key)
    case 'gift_code':
      return api.send(postCreditCard, { body: request }, key)
    case 'bkm':
      return api.send(postBkm, { body: request }, key)
    case 'gpay':
      return api.send(postGarantiPay, { body: request }, key)
    case 'pay_with_url':
      return api.send(postPayWithUrl, { body: request }, key)
    case 'bank_transfer':
      return api.send(postBankTransfer, { body: { ...request, bank_account_id: instrument.bankAccountId } }, key)
    case 'bank_instant':
      return api.send(postBankInstant, { body: { ...request, bank_account_id: instrument.bankAccountId } }, key)
    case 'pttem_card':
      return api.send(postPttemCard, { body: { ...request, card_token: instrument.cardToken } }, key)
    case 'market_card':
      return api.send(postMarketCard, { body: { ...request, card_token: instrument.cardToken } }, key)
  }
}

const readStarted = (wire: Answer<typeof postCashOnDelivery>): StartedOtherPayment => ({
  orderId: orderId(wire.order_id),
  paymentId: paymentId(wire.payment_id),
  redirectUrl: wire.redirect_url,
  expiresAt: wire.expires_at,
  transfer: wire.transfer && { ...wire.transfer, amount: fromLira(wire.transfer.amount) },
  link: wire.link,
  trialUrl: wire.trial_url,
})
