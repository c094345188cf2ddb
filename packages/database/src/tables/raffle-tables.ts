import type { Generated } from 'kysely'
import type { Instant } from './column-types.ts'

interface RafflesTable {
  product_id: number
  ticket_price: number
  tickets: number
  tickets_left: number
  member_limit: number
  winner_count: Generated<number>
  next_number: Generated<number>
  draw_at: Instant
  drawn_at: Instant | null
  winners: number[] | null
}

interface RaffleHoldingsTable {
  product_id: number
  owner_id: string
  count: number
}

interface RaffleTicketsTable {
  product_id: number
  number: number
  user_id: string
  purchase_id: string
  created_at: Instant
}

/** Tables of the raffles. */
export interface RaffleTables {
  raffles: RafflesTable
  raffle_holdings: RaffleHoldingsTable
  raffle_tickets: RaffleTicketsTable
}
