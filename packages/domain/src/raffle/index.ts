export { type BuyTickets, buyTickets } from './buy-tickets.ts'
export { raffleCart, type RaffleCartEvent, type RaffleCartState, type RaffleItem } from './raffle-cart.ts'
export type { RaffleGateway, RafflePage, TicketPayment, TicketPaymentStart, TicketLine } from './raffle-gateway.ts'
export {
  type RaffleCartItem,
  type RaffleCartMemory,
  type RaffleProduct,
  raffleTotal,
  ticketsToAdd,
} from './raffle-product.ts'
export { type RaffleDraw, type RaffleTicket, ticketOutcome, type TicketOutcome, ticketText } from './raffle-ticket.ts'
