import {
  type Answer,
  type CallInput,
  getInitPayment,
  getOpenPayments,
  getOrderContract,
  getOrderContractPdf,
  getPaymentStatus,
  postAllInstallments,
  postCardInstallment,
  postCreditCard,
  postInstallments,
} from '@market/contract'
import { orderId, paymentId } from '@market/domain/kernel'
import { firstCardDigits } from '@market/domain/validation'
import { fromLira, toLira } from '@market/domain/money'
import type { PaymentGateway, SavedCardPayment } from '@market/domain/checkout'
import { readAddress } from '../account/http-addresses.ts'
import { readCart } from '../cart/http-cart.ts'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { readStarted } from './read-started.ts'

/** `PaymentGateway`: instalments, contracts, orders by card, and the status of a payment. */
export const httpPayments = (api: ApiClient): PaymentGateway => ({
  init: () =>
    mapResult(api.send(getInitPayment, {}), (wire) => ({
      cart: readCart(wire.cart),
      delivery: readAddress(wire.delivery),
      invoice: readAddress(wire.invoice),
      methods: wire.methods,
      installmentCap: wire.installment_cap,
      tokenizerUrl: wire.tokenizer_url,
    })),
  installments: ({ firstDigits, total }) =>
    mapResult(
      api.send(postInstallments, {
        body: { card: firstCardDigits(firstDigits), ...(total !== undefined && { total: toLira(total) }) },
      }),
      (wire) => ({
        ...wire,
        installments: readInstallments(wire.installments),
      }),
    ),
  allInstallments: () =>
    mapResult(api.send(postAllInstallments, { body: {} }), ({ cap, plans }) => ({
      cap,
      plans: plans.map(({ title, installments }) => ({ title, installments: readInstallments(installments) })),
    })),
  cardInstallment: ({ firstDigits, count }) =>
    mapResult(
      api.send(postCardInstallment, { body: { card: firstCardDigits(firstDigits), installment: count } }),
      (wire) => ({
        count: wire.count,
        interest: fromLira(wire.interest),
        total: fromLira(wire.total),
        payments: wire.payments.map(fromLira),
      }),
    ),
  contract: () => mapResult(api.send(getOrderContract, {}), (wire) => wire),
  contractFile: (query) =>
    mapResult(api.send(getOrderContractPdf, { query }), ({ filename, pdf }) => ({ name: filename, base64: pdf })),
  payByCard: (payment) =>
    pay(api, payment, {
      card_token: payment.cardToken,
      card: payment.firstDigits,
      ...(payment.saveCard && { save_card: true }),
    }),
  payBySavedCard: (payment) => pay(api, payment, { saved_card: payment.savedCard }),
  paymentStatus: (id, pass) =>
    mapResult(api.send(getPaymentStatus, { query: { payment: id, ...(pass && { pass }) } }), (wire) => ({
      kind: wire.kind,
      status: wire.status,
      orderId: orderId(wire.order_id),
      reason: wire.reason,
      own: wire.own,
    })),
  open: () =>
    mapResult(api.send(getOpenPayments, {}), ({ items }) =>
      items.map(({ order_id, payment_id, amount, expires_at, continue_url, ...payment }) => ({
        ...payment,
        orderId: orderId(order_id),
        paymentId: paymentId(payment_id),
        amount: fromLira(amount),
        expiresAt: expires_at,
        continueUrl: continue_url,
      })),
    ),
})

const pay = (
  api: ApiClient,
  payment: Omit<SavedCardPayment, 'savedCard'>,
  card: Pick<CallInput<typeof postCreditCard>['body'], 'card_token' | 'card' | 'save_card' | 'saved_card'>,
) =>
  mapResult(
    api.send(
      postCreditCard,
      {
        body: {
          ...card,
          installment: payment.installment,
          total: toLira(payment.total),
          cart_revision: payment.cartRevision,
          contract_version: payment.contractVersion,
          contract_accepted: payment.contractAccepted,
          ...(payment.note && { note: payment.note }),
        },
      },
      { key: payment.idempotencyKey },
    ),
    readStarted,
  )

const readInstallments = (rows: Answer<typeof postInstallments>['installments']) =>
  rows.map(({ interest_percent, total, monthly, count }) => ({
    count,
    interestPercent: interest_percent,
    total: fromLira(total),
    monthly: fromLira(monthly),
  }))
