import type { Machine } from '../kernel/machine.ts'

/** A raffle product with the number of tickets wanted. */
export interface RaffleItem {
  readonly id: number
  readonly name: string
  readonly count: number
}
/** The raffle products wanted, each once. */
export type RaffleCartState = readonly RaffleItem[]
/** What happens to the raffle's cart. */
export type RaffleCartEvent =
  | { readonly type: 'add'; readonly item: RaffleItem }
  | { readonly type: 'remove'; readonly id: number }
  | { readonly type: 'clear' }

/** The raffle's own cart: adding a product again sums the counts (rules.md S10). */
export const raffleCart: Machine<RaffleCartState, RaffleCartEvent> = {
  initial: [],
  next(state, event) {
    switch (event.type) {
      case 'add': {
        const { id, count } = event.item
        if (!Number.isSafeInteger(count) || count < 1) return state
        return state.some((item) => item.id === id)
          ? state.map((item) => (item.id === id ? { ...item, count: item.count + count } : item))
          : [...state, event.item]
      }
      case 'remove':
        return state.some((item) => item.id === event.id) ? state.filter((item) => item.id !== event.id) : state
      case 'clear':
        return state.length === 0 ? state : raffleCart.initial
    }
  },
}
