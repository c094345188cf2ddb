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
import {
  fromLira,
  orderId,
  type OrderPaymentGateway,
  type OtherPayment,
  paymentId,
  type StartedOtherPayment,
  toLira,
} from '@market/domain'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapped } from '../kernel/mapped.ts'

export const httpOrderPayments = (api: ApiClient): OrderPaymentGateway => ({
  accounts: (instant) =>
    mapped(instant ? api.send(getInstantBankList, {}) : api.send(getBankList, {}), ({ items }) => items),
  pay: (payment) => mapped(send(api, payment), readStarted),
  cardLimit: (token) =>
    mapped(api.send(postPttemCardLimit, { body: { card_token: token } }), ({ limit }) => fromLira(limit)),
  sendLink: ({ paymentId: payment, phone }) =>
    mapped(api.send(postSmsPayWithLink, { body: { payment_id: payment, phone } }), ({ msg }) => msg),
})

function send(api: ApiClient, payment: OtherPayment) {
  const { instrument } = payment
  const wish = {
    total: toLira(payment.total),
    cart_revision: payment.cartRevision,
    contract_version: payment.contractVersion,
    contract_accepted: payment.contractAccepted,
    ...(payment.note && { note: payment.note }),
  }
  const key = { key: payment.idempotencyKey }
  switch (instrument.method) {
    case 'cash_on_delivery':
      return api.send(postCashOnDelivery, { body: wish }, key)
    case 'gift_code':
      return api.send(postCreditCard, { body: wish }, key)
    case 'bkm':
      return api.send(postBkm, { body: wish }, key)
    case 'gpay':
      return api.send(postGarantiPay, { body: wish }, key)
    case 'pay_with_url':
      return api.send(postPayWithUrl, { body: wish }, key)
    case 'bank_transfer':
      return api.send(postBankTransfer, { body: { ...wish, bank_account_id: instrument.bankAccountId } }, key)
    case 'bank_instant':
      return api.send(postBankInstant, { body: { ...wish, bank_account_id: instrument.bankAccountId } }, key)
    case 'pttem_card':
      return api.send(postPttemCard, { body: { ...wish, card_token: instrument.cardToken } }, key)
    case 'market_card':
      return api.send(postMarketCard, { body: { ...wish, card_token: instrument.cardToken } }, key)
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
