import type { ProductId } from '../kernel/ids.ts'
import type { CardPayment, OrderContract, PaidBy, StartedPayment } from '../checkout/payment-gateway.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { Money } from '../money/money.ts'
import type { RaffleProduct } from './raffle-product.ts'
import type { RaffleDraw, RaffleTicket } from './raffle-ticket.ts'

/** One page of the raffled products. */
export interface RafflePage {
  readonly resultCount: number
  readonly products: readonly RaffleProduct[]
}
/** Tickets of one product. */
export interface TicketLine {
  readonly productId: ProductId
  readonly count: number
}
/** Data needed before buying tickets. */
export interface TicketPaymentStart {
  /** Current price of the tickets. */
  readonly total: Money
  readonly tokenizerUrl: string
  readonly contractVersion: string
  /** Documents that the shopper accepts before paying. */
  readonly documents: OrderContract['documents']
}
/** Tickets with their payment. */
export interface TicketPayment extends Pick<
  CardPayment,
  'total' | 'contractVersion' | 'contractAccepted' | 'idempotencyKey'
> {
  readonly paidBy: PaidBy
  readonly items: readonly TicketLine[]
}

/** The raffles that run. */
export interface RaffleGateway {
  /** Pages of 18, from 1. */
  products(page?: number): GatewayResult<RafflePage>
  /** Whether these tickets may be paid for now; refused with the reason when not. */
  checkPayment(items: readonly TicketLine[]): GatewayResult<TicketPaymentStart>
  /** Buys the tickets. If the total differs from their current price it is refused with status 409. */
  buy(payment: TicketPayment): GatewayResult<StartedPayment>
  /** Draws of these products that have happened. */
  draws(products: readonly ProductId[]): GatewayResult<readonly RaffleDraw[]>
  /** The member's tickets, newest first. */
  tickets(): GatewayResult<readonly RaffleTicket[]>
}
