import { type Step, tableMachine } from '../kernel/table-machine.ts'

/** A raffle product with the number of tickets wanted. */
export interface RaffleItem {
  readonly id: number
  readonly name: string
  readonly count: number
}
/** The raffle products wanted, each once. */
export type RaffleCartState<Item extends RaffleItem = RaffleItem> = readonly Item[]
/** Events of the raffle's cart. */
export type RaffleCartEvent<Item extends RaffleItem = RaffleItem> =
  | { readonly type: 'add'; readonly item: Item }
  | { readonly type: 'remove'; readonly id: number }
  | { readonly type: 'clear' }

type Phase = 'empty' | 'filled'
const nothing: readonly never[] = []

/**
 * Adds an item to the entry of the same product. Changes nothing if the count or the sum is not a positive whole
 * number.
 */
const add = <Item extends RaffleItem>(state: readonly Item[], item: Item): readonly Item[] => {
  const count = item.count + (state.find(({ id }) => id === item.id)?.count ?? 0)
  if (!Number.isSafeInteger(item.count) || item.count < 1 || !Number.isSafeInteger(count)) return state
  return state.some(({ id }) => id === item.id)
    ? state.map((held) => (held.id === item.id ? { ...held, count } : held))
    : [...state, item]
}

/** The machine for items of one kind; their other fields are kept. */
const cartOf = <Item extends RaffleItem>() => {
  const step: Step<readonly Item[], { readonly item: Item }, Phase> = ['filled', (state, { item }) => add(state, item)]
  return tableMachine<readonly Item[], RaffleCartEvent<Item>, Phase>(
    nothing,
    (state) => (state.length === 0 ? 'empty' : 'filled'),
    {
      empty: { add: step },
      filled: {
        add: step,
        remove: [
          ['filled', 'empty'],
          (state, event) =>
            state.some(({ id }) => id === event.id) ? state.filter(({ id }) => id !== event.id) : state,
        ],
        clear: ['empty', () => nothing],
      },
    },
  )
}

/** The raffle's separate cart: adding a product again sums the counts (rules.md S10). */
export const raffleCart = {
  ...cartOf<RaffleItem>(),
  next: <Item extends RaffleItem>(state: readonly Item[], event: RaffleCartEvent<Item>): readonly Item[] =>
    cartOf<Item>().next(state, event),
}
