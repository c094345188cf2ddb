import { raffleCart, type RaffleCartItem, type RaffleCartMemory } from '@market/domain/raffle'
import { type Live, makeLive } from '../kernel/live.ts'

/** The chosen tickets (rules.md S10). They are kept while the shopper is at the bank. */
export interface RaffleStore {
  readonly state: Live<readonly RaffleCartItem[]>
  /** Restores the cart that an earlier page stored. */
  start(): void
  add(item: RaffleCartItem): void
  remove(id: RaffleCartItem['id']): void
  clear(): void
}

/** Makes the store of chosen raffle tickets (rules.md S10). */
export function makeRaffleStore(memory: RaffleCartMemory): RaffleStore {
  const { live, set } = makeLive<readonly RaffleCartItem[]>([])
  let started = false
  const start = () => {
    if (started) return
    started = true
    set(memory.read())
  }
  const happen = (event: Parameters<typeof raffleCart.next<RaffleCartItem>>[1]) => {
    start()
    const next = raffleCart.next(live.current(), event)
    set(next)
    memory.write(next)
  }
  return {
    state: live,
    start,
    add: (item) => happen({ type: 'add', item }),
    remove: (id) => happen({ type: 'remove', id }),
    clear: () => happen({ type: 'clear' }),
  }
}
