import type { ProductId } from '../kernel/ids.ts'
import { add, type Money, times } from '../money/money.ts'

/** A product that is drawn among the holders of its tickets. */
export interface RaffleProduct {
  readonly id: ProductId
  readonly name: string
  /** Picture key. */
  readonly image: string
  readonly ticketPrice: Money
  readonly ticketsLeft: number
  /** Most tickets one member may hold. */
  readonly limit: number
  /** Instant as ISO 8601 text. */
  readonly drawAt: string
}

/** A product of the raffle cart with the tickets wanted. */
export interface RaffleCartItem extends Pick<RaffleProduct, 'id' | 'name' | 'image' | 'ticketPrice'> {
  readonly count: number
}
/** Stores the raffle cart while the shopper is at the bank. */
export interface RaffleCartMemory {
  /** Nothing where nothing can be read. */
  read(): readonly RaffleCartItem[]
  write(items: readonly RaffleCartItem[]): void
}

/** Price of the tickets of a raffle cart. */
export const raffleTotal = (items: readonly { readonly ticketPrice: Money; readonly count: number }[]): Money =>
  add(...items.map(({ ticketPrice, count }) => times(ticketPrice, count)))

/** Tickets of a product that can still be added to those in the cart. */
export const ticketsToAdd = (product: Pick<RaffleProduct, 'ticketsLeft' | 'limit'>, inCart: number): number =>
  Math.max(0, Math.min(product.ticketsLeft, product.limit) - inCart)
