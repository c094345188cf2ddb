import type { ProductId } from '../kernel/ids.ts'

/** A ticket that a member holds. */
export interface RaffleTicket {
  readonly number: number
  readonly productId: ProductId
  readonly productName: string
  /** Instant as ISO 8601 text. */
  readonly drawAt: string
}
/** A draw that has happened. */
export interface RaffleDraw {
  readonly productId: ProductId
  readonly winners: readonly number[]
}
/** Result of a ticket. */
export type TicketOutcome = 'waiting' | 'won' | 'lost'

/** A ticket's number as printed: at least six digits. */
export const ticketText = (number: number): string => String(number).padStart(6, '0')

/** Result of a ticket; it is waiting until its product has been drawn. */
export const ticketOutcome = (
  ticket: Pick<RaffleTicket, 'number' | 'productId'>,
  draws: readonly RaffleDraw[],
): TicketOutcome => {
  const draw = draws.find(({ productId }) => productId === ticket.productId)
  if (!draw) return 'waiting'
  return draw.winners.includes(ticket.number) ? 'won' : 'lost'
}
