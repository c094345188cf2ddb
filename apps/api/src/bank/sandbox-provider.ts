import { cardBrand, fail, kurus, succeed } from '@market/domain'
import * as v from 'valibot'
import type { Instrument, PaymentProvider } from '../checkout/payment-provider.ts'
import type { Deps } from '../platform/deps.ts'
import { isFresh, isSignedFields, signFields } from './signature.ts'
import { issuerOf } from './test-cards.ts'

const answer = v.object({
  status: v.picklist(['unknown', 'waiting', 'captured', 'refused', 'refunded']),
  reason: v.nullable(v.string()),
  merchant_reference: v.string(),
  amount: v.number(),
})
const started = v.variant('status', [
  v.object({ status: v.literal('refused'), reason: v.string() }),
  v.object({
    status: v.picklist(['waiting', 'captured', 'refunded']),
    reference: v.string(),
    redirect_url: v.string(),
    card: v.nullable(v.object({ bin: v.string(), last4: v.string(), brand: v.string() })),
  }),
])

const limit = v.object({ limit: v.nullable(v.number()) })
const done = v.variant('status', [
  v.object({ status: v.literal('done') }),
  v.object({ status: v.literal('refused'), reason: v.string() }),
])

const instrumentFields = (instrument: Instrument) =>
  instrument.kind === 'card'
    ? { kind: 'card', token: instrument.cardToken, bin: instrument.firstDigits, scheme: instrument.scheme, title: '' }
    : { kind: instrument.kind, token: '', bin: null, scheme: null, title: instrument.title }

/** The sandbox bank over HTTP. `notifyUrl` is where its server tells ours of an end. */
export function sandboxProvider({ config, clock, log }: Deps, notifyUrl: () => string): PaymentProvider {
  /** Undefined where the bank gave no answer that can be read, in time. */
  async function send<S extends v.GenericSchema>(path: string, body: object, schema: S) {
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
      if (!response.ok) return undefined
      return v.parse(schema, await response.json())
    } catch (error) {
      log.warn({ path, code: error instanceof Error ? error.name : 'unknown' }, 'the bank gave no answer')
      return undefined
    }
  }
  async function ask(path: string, id: string) {
    const heard = await send(path, { merchant_reference: id }, answer)
    if (!heard) return fail({ kind: 'unavailable' })
    const { status, reason, merchant_reference, amount } = heard
    return succeed({ status, reason, id: merchant_reference, amount: kurus(amount) })
  }
  return {
    get tokenizerUrl() {
      return `${config.bankUrl}/tokenize`
    },
    issuer: (firstDigits) => ({ bank: issuerOf(firstDigits), brand: cardBrand(firstDigits) ?? null }),
    async start({ id, instrument, amount, installment }) {
      const heard = await send(
        '/payments',
        {
          merchant_reference: id,
          ...instrumentFields(instrument),
          amount,
          installment,
          return_url: `${config.siteUrl}/eptnew/x/bank-return`,
          callback_url: notifyUrl(),
        },
        started,
      )
      if (!heard) return fail({ kind: 'unavailable' })
      if (heard.status === 'refused') return fail({ kind: 'refused', reason: heard.reason })
      return succeed({ reference: heard.reference, card: heard.card, redirectUrl: heard.redirect_url })
    },
    async receiveTransfer(id, amount) {
      const heard = await send('/transfers', { merchant_reference: id, amount }, done)
      if (!heard) return fail({ kind: 'unavailable' })
      return heard.status === 'done' ? succeed(true) : fail({ kind: 'refused', reason: heard.reason })
    },
    inquire: (id) => ask('/payments/inquire', id),
    refund: (id) => ask('/payments/refund', id),
    async refundPart(id, { id: reference, amount, iban }) {
      const body = { merchant_reference: id, refund_reference: reference, amount, iban }
      const heard = await send('/payments/refund-part', body, done)
      if (!heard) return fail({ kind: 'unavailable' })
      return heard.status === 'done' ? succeed(true) : fail({ kind: 'refused', reason: heard.reason })
    },
    async payOut({ id, amount, iban, title }) {
      const heard = await send('/payouts', { payout_reference: id, amount, iban, title }, done)
      if (!heard) return fail({ kind: 'unavailable' })
      return heard.status === 'done' ? succeed(true) : fail({ kind: 'refused', reason: heard.reason })
    },
    async limitOf(cardToken) {
      const heard = await send('/cards/limit', { token: cardToken }, limit)
      if (!heard) return fail({ kind: 'unavailable' })
      return succeed(heard.limit === null ? undefined : kurus(heard.limit))
    },
    isGenuine({ signature = '', ...fields }, now) {
      return isFresh(fields['time'] ?? '', now) && isSignedFields(config.secrets.bank, 'return', fields, signature)
    },
  }
}
