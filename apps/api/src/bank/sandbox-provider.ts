import { type BankCall, bankCalls, isFresh, isSignedFields, issuerOf, signFields } from '@market/bank-protocol'
import { fail, succeed } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import { cardBrand } from '@market/domain/validation'
import * as v from 'valibot'
import type { BankAnswer, Instrument, PaymentProvider } from '@market/commerce'
import type { Deps } from '../platform/deps.ts'

const instrumentFields = (instrument: Instrument) =>
  instrument.kind === 'card'
    ? ({
        kind: 'card',
        token: instrument.cardToken,
        bin: instrument.firstDigits,
        scheme: instrument.scheme,
        title: '',
      } as const)
    : instrument.kind === 'kept-card'
      ? ({
          kind: 'card',
          token: '',
          kept_card: instrument.key,
          bin: instrument.firstDigits,
          scheme: 'card',
          title: '',
        } as const)
      : { kind: instrument.kind, token: '', bin: null, scheme: null, title: instrument.title }

const answerOf = (state: v.InferOutput<typeof bankCalls.inquire.answer>): BankAnswer => ({
  status: state.status,
  reason: state.reason,
  id: state.merchant_reference,
  amount: kurus(state.amount),
})

/** The sandbox bank over HTTP. The bank reports finished payments to `notifyUrl`. */
export function sandboxProvider({ config, clock, log }: Deps, notifyUrl: () => string): PaymentProvider {
  /** Fails if the bank does not answer in time or its answer cannot be parsed. */
  async function send<C extends BankCall>({ path, answer }: C, body: v.InferInput<C['body']>) {
    const text = JSON.stringify(body)
    const time = String(clock.now().getTime())
    try {
      const response = await fetch(`${config.bankUrl}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-time': time,
          'x-signature': signFields(config.secrets.bank, path, { time, body: text }),
        },
        body: text,
        signal: AbortSignal.timeout(5_000),
      })
      if (response.ok) return succeed(v.parse<C['answer']>(answer, await response.json()))
    } catch (error) {
      log.warn({ path, code: error instanceof Error ? error.name : 'unknown' }, 'the bank gave no answer')
    }
    return fail({ kind: 'unavailable' as const })
  }
  async function order<
    C extends
      | typeof bankCalls.refundPart
      | typeof bankCalls.receiveTransfer
      | typeof bankCalls.payOut
      | typeof bankCalls.forgetCard,
  >(call: C, body: v.InferInput<C['body']>) {
    const heard = await send<C>(call, body)
    if (!heard.ok) return heard
    return heard.value.status === 'done'
      ? succeed(true as const)
      : fail({ kind: 'refused' as const, reason: heard.value.reason })
  }
  return {
    get tokenizerUrl() {
      return `${config.bankUrl}/tokenize`
    },
    issuer: (firstDigits) => ({ bank: issuerOf(firstDigits), brand: cardBrand(firstDigits) ?? null }),
    async start({ id, instrument, amount, installment }) {
      const heard = await send(bankCalls.start, {
        merchant_reference: id,
        ...instrumentFields(instrument),
        amount,
        installment,
        return_url: `${config.siteUrl}/eptnew/x/bank-return`,
        callback_url: notifyUrl(),
      })
      if (!heard.ok) return heard
      if (heard.value.status === 'refused') return fail({ kind: 'refused', reason: heard.value.reason })
      const { reference, card, redirect_url: redirectUrl } = heard.value
      return succeed({ reference, card, redirectUrl })
    },
    async keepCard(id) {
      const heard = await send(bankCalls.keepCard, { merchant_reference: id })
      if (!heard.ok) return heard
      return heard.value.status === 'kept'
        ? succeed(heard.value.card)
        : fail({ kind: 'refused', reason: heard.value.reason })
    },
    forgetCard: (key) => order(bankCalls.forgetCard, { key }),
    receiveTransfer: (id, amount) => order(bankCalls.receiveTransfer, { merchant_reference: id, amount }),
    async inquire(id) {
      const heard = await send(bankCalls.inquire, { merchant_reference: id })
      return heard.ok ? succeed(answerOf(heard.value)) : heard
    },
    async refund(id) {
      const heard = await send(bankCalls.refund, { merchant_reference: id })
      return heard.ok ? succeed(answerOf(heard.value)) : heard
    },
    refundPart: (id, { id: reference, amount, iban }) =>
      order(bankCalls.refundPart, { merchant_reference: id, refund_reference: reference, amount, iban }),
    payOut: ({ id, amount, iban, title }) => order(bankCalls.payOut, { payout_reference: id, amount, iban, title }),
    async limitOf(cardToken) {
      const heard = await send(bankCalls.limit, { token: cardToken })
      if (!heard.ok) return heard
      const { limit } = heard.value
      return succeed(limit === null ? undefined : kurus(limit))
    },
    isGenuine({ signature = '', ...fields }, now) {
      return isFresh(fields['time'] ?? '', now) && isSignedFields(config.secrets.bank, 'return', fields, signature)
    },
  }
}
