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
 * Has the bank keep the cards whose owners agreed to it, once they have paid: of all payments, or of one. Where the bank is
 * silent the next turn asks again; it gives the same key.
 */
export async function keepCards({ cards, provider, clock, log }: KeepCardsPorts, paymentId?: string): Promise<void> {
  for (const consent of await cards.due(paymentId)) {
    const kept = await provider.keepCard(consent.paymentId)
    if (kept.ok) await cards.keep(consent, kept.value, clock.now())
    else if (kept.failure.kind === 'refused') await cards.drop(consent)
    else log.warn({ payment: consent.paymentId }, 'a card was not kept and is tried again')
  }
}

/** Has the bank forget what nobody wants any more. Until it has said so, the key is not let go of. */
export async function forgetCards({ cards, provider, log }: KeepCardsPorts): Promise<void> {
  for (const card of await cards.unwanted()) {
    const told = await provider.forgetCard(card.key)
    if (told.ok) await cards.forgotten(card)
    else log.warn({ card: card.id }, 'a card was not forgotten by the bank and is tried again')
  }
}
