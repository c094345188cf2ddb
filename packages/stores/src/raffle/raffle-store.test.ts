import { productId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { RaffleCartItem } from '@market/domain/raffle'
import { expect, it } from 'vitest'
import { makeRaffleStore } from './raffle-store.ts'

const bicycle = { id: productId(1), name: 'Bisiklet', image: 'bicycle', ticketPrice: kurus(2_500), count: 2 }
const memoryOf = (kept: readonly RaffleCartItem[] = []) => {
  let items = kept
  return { read: () => items, write: (next: readonly RaffleCartItem[]) => void (items = next) }
}

it('sums, removes and clears, and keeps what is wanted for the next page', () => {
  const memory = memoryOf()
  const store = makeRaffleStore(memory)
  store.add(bicycle)
  store.add({ ...bicycle, count: 3 })
  expect(store.state.current()).toEqual([{ ...bicycle, count: 5 }])
  const next = makeRaffleStore(memory)
  expect(next.state.current()).toEqual([])
  next.start()
  expect(next.state.current()).toEqual([{ ...bicycle, count: 5 }])
  next.remove(bicycle.id)
  expect([next.state.current(), memory.read()]).toEqual([[], []])
})

it('keeps the stored tickets when one is added before they were read', () => {
  const memory = memoryOf([bicycle])
  const store = makeRaffleStore(memory)
  store.add({ ...bicycle, id: productId(2) })
  expect(memory.read()).toHaveLength(2)
  store.clear()
  expect(memory.read()).toEqual([])
})
