import { productId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { RaffleCartItem, RaffleCartMemory } from '@market/domain/raffle'
import type { BrowserStorages } from '../browser-storages.ts'
import { storedText, parsed } from '../stored-text.ts'

/** Stores the chosen tickets in local storage; unreadable content counts as an empty cart. */
export function localRaffleCart(storages: BrowserStorages): RaffleCartMemory {
  const text = storedText(storages, 'raffle_cart')
  return {
    read: () => {
      const kept = parsed(text.read())
      return Array.isArray(kept) ? kept.flatMap(readItem) : []
    },
    write: (items) => void (items.length === 0 ? text.remove() : text.write(JSON.stringify(items))),
  }
}

function readItem(kept: unknown): readonly RaffleCartItem[] {
  const { id, name, image, ticketPrice, count } = Object(kept)
  const isItem =
    isCount(id) && isCount(count) && isCount(ticketPrice) && typeof name === 'string' && typeof image === 'string'
  return isItem ? [{ id: productId(id), name, image, ticketPrice: kurus(ticketPrice), count }] : []
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
