import { type CardPurchase, type PaidWithCard, payWithCard, type PayWithCardDeps } from '../checkout/pay-with-card.ts'
import type { Money } from '../money/money.ts'
import type { RaffleGateway, TicketLine } from './raffle-gateway.ts'

/** The tickets of the raffle cart with the card they are paid by. */
export interface BuyTickets extends Omit<CardPurchase, 'tokenizerUrl'> {
  readonly items: readonly TicketLine[]
  /** The total the shopper saw; see `raffleTotal`. */
  readonly total: Money
  readonly idempotencyKey: string
}

/** Pays for the tickets in the raffle cart, after the provider has allowed it. */
export const buyTickets =
  ({ raffles, ...deps }: PayWithCardDeps & { readonly raffles: RaffleGateway }) =>
  async ({ card, contractAccepted, ...wish }: BuyTickets): PaidWithCard => {
    const check = await raffles.checkPayment(wish.items)
    if (!check.ok) return check
    const { tokenizerUrl, contractVersion } = check.value
    return payWithCard(deps)({ card, tokenizerUrl, contractAccepted }, (paidBy) =>
      raffles.buy({ ...wish, paidBy, contractVersion, contractAccepted }),
    )
  }
