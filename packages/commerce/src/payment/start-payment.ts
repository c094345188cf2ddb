import { type Clock, fail, type Result, succeed } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { PaymentFailure } from './payment-failures.ts'
import type { Instrument, PaymentProvider } from './ports/payment-provider.ts'
import type { StartedPayments } from './ports/started-payments.ts'

interface Ports {
  readonly starts: StartedPayments
  readonly provider: Pick<PaymentProvider, 'start'>
  readonly clock: Clock
  settle(paymentId: string): Promise<unknown>
}

/**
 * Starts a payment at the bank and returns the bank's page; undefined if nothing is left to do there. It can be
 * repeated after a crash or a lost answer: the bank returns the same payment. A refusal of the bank ends the payment;
 * without an answer it stays pending for a retry or the reconciler.
 */
export async function startPayment(
  { starts, provider, clock, settle }: Ports,
  { paymentId: id, instrument }: { readonly paymentId: string; readonly instrument: Instrument },
): Promise<Result<string | undefined, PaymentFailure>> {
  const { status, amount, installment, failure } = await starts.find(id)
  if (status === 'paid' || status === 'on_delivery') return succeed(undefined)
  if (status !== 'pending') return fail({ code: 'payment/ended', reason: failure })
  if (amount === 0) {
    await settle(id)
    return succeed(undefined)
  }
  const started = await provider.start({ id, instrument, amount: kurus(amount), installment })
  if (started.ok) {
    const { reference, card, redirectUrl } = started.value
    // The link lets a shopper who left the bank's page return to it; a transfer has no such page.
    await starts.begin(id, { reference, card, link: instrument.kind === 'transfer' ? undefined : redirectUrl })
    return succeed(redirectUrl)
  }
  if (started.failure.kind === 'unavailable') return fail({ code: 'payment/bank-unavailable' })
  const { reason } = started.failure
  await starts.refuse(id, { reason, now: clock.now() })
  return fail({ code: 'payment/refused', reason })
}
