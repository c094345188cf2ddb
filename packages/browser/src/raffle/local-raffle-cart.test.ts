import { kurus, productId } from '@market/domain'
import { afterEach, expect, it } from 'vitest'
import { localRaffleCart } from './local-raffle-cart.ts'

const bicycle = { id: productId(1), name: 'Bisiklet', image: 'bicycle', ticketPrice: kurus(2_500), count: 2 }
afterEach(() => localStorage.clear())

it('reads what was written, and leaves nothing behind when it is empty', () => {
  const memory = localRaffleCart(localStorage)
  expect(memory.read()).toEqual([])
  memory.write([bicycle])
  expect(localRaffleCart(localStorage).read()).toEqual([bicycle])
  memory.write([])
  expect(localStorage).toHaveLength(0)
})

it.each(['', '{', 'null', '{}', '[null]', '[{"id":0}]', '[{"id":1,"name":2,"image":"x","ticketPrice":1,"count":1}]'])(
  'takes nothing from %s',
  (text) => {
    localStorage.setItem('raffle_cart', text)
    expect(localRaffleCart(localStorage).read()).toEqual([])
  },
)

it('works where there is no storage', () => {
  const memory = localRaffleCart(undefined)
  memory.write([bicycle])
  expect(memory.read()).toEqual([])
})
