import type { Clock } from '@market/domain/kernel'
import type { Log } from '../../kernel/log.ts'
import type { CardKeeping } from '../ports/card-keeping.ts'
import type { PaymentProvider } from '../ports/payment-provider.ts'

/** Ports for keeping and forgetting cards. */
export interface KeepCardsPorts {
  readonly cards: CardKeeping
  readonly provider: Pick<PaymentProvider, 'keepCard' | 'forgetCard'>
  readonly clock: Clock
  readonly log: Log
}

/**
 * Asks the bank to save the cards of paid payments whose owners consented; only of one payment if `paymentId` is set.
 * If the bank does not answer, the next run asks again and receives the same key.
 */
export async function keepCards({ cards, provider, clock, log }: KeepCardsPorts, paymentId?: string): Promise<void> {
  for (const consent of await cards.due(paymentId)) {
    const kept = await provider.keepCard(consent.paymentId)
    if (kept.ok) await cards.keep(consent, kept.value, clock.now())
    else if (kept.failure.kind === 'refused') await cards.drop(consent)
    else log.warn({ payment: consent.paymentId }, 'a card was not kept and is tried again')
  }
}

/** Asks the bank to delete unused card keys; a key stays stored until the bank confirms. */
export async function forgetCards({ cards, provider, log }: KeepCardsPorts): Promise<void> {
  for (const card of await cards.unwanted()) {
    const told = await provider.forgetCard(card.key)
    if (told.ok) await cards.forgotten(card)
    else log.warn({ card: card.id }, 'a card was not forgotten by the bank and is tried again')
  }
}
