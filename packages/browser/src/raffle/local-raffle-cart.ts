import { kurus, productId, type RaffleCartItem, type RaffleCartMemory } from '@market/domain'

const key = 'raffle_cart'

/** Keeps the tickets wanted in local storage; what is no list of them any more is forgotten. */
export const localRaffleCart = (storage: Storage | undefined): RaffleCartMemory => ({
  read: () => {
    try {
      const kept: unknown = JSON.parse(storage?.getItem(key) ?? '[]')
      return Array.isArray(kept) ? kept.flatMap(readItem) : []
    } catch {
      return []
    }
  },
  write: (items) => {
    try {
      if (items.length === 0) storage?.removeItem(key)
      else storage?.setItem(key, JSON.stringify(items))
    } catch {
      // A full or locked storage: the tickets are wanted for this page alone.
    }
  },
})

function readItem(kept: unknown): readonly RaffleCartItem[] {
  const { id, name, image, ticketPrice, count } = Object(kept)
  const isItem =
    isCount(id) && isCount(count) && isCount(ticketPrice) && typeof name === 'string' && typeof image === 'string'
  return isItem ? [{ id: productId(id), name, image, ticketPrice: kurus(ticketPrice), count }] : []
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
