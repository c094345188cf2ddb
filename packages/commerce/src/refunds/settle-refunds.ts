import type { PaymentProvider } from '../payment/ports/payment-provider.ts'
import type { Clock } from '@market/domain/kernel'
import type { Log } from '../kernel/log.ts'
import type { DueRefunds } from './ports/due-refunds.ts'

export interface SettlePorts {
  readonly clock: Clock
  readonly log: Log
  readonly refunds: DueRefunds
  readonly provider: Pick<PaymentProvider, 'refundPart'>
}

/** Failed attempts at the bank after which a person must check a refund. */
const alarmAfter = 5

/**
 * Refunds the money of an approved request. If the bank does not answer, the refund stays open and a later run tries
 * again.
 */
export async function settleRefund({ refunds, provider, clock, log }: SettlePorts, id: string): Promise<void> {
  const refund = await refunds.find(id)
  if (!refund) return
  const { amount, paymentId } = refund
  const given = amount === 0 ? { ok: true as const } : await provider.refundPart(paymentId, { id, amount, iban: null })
  if (given.ok) return refunds.close(refund, clock.now())
  const attempts = refund.attempts + 1
  const refusal = { cancellation: id, attempts, failure: given.failure.kind }
  if (attempts >= alarmAfter) log.error(refusal, 'a refund is not given again and again: look into it at the bank')
  else log.warn(refusal, 'a refund was not given and is tried again')
  await refunds.putOff(id, attempts, clock.now())
}

/** Settles what is approved and not refunded yet: a crash or a silent bank delays and loses nothing. */
export async function settleRefunds(ports: SettlePorts): Promise<void> {
  for (const id of await ports.refunds.due(ports.clock.now())) await settleRefund(ports, id)
}
