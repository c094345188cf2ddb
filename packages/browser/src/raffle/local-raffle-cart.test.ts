import { productId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import { afterEach, expect, it } from 'vitest'
import { browserStorages } from '../browser-storages.ts'
import { localRaffleCart } from './local-raffle-cart.ts'

const bicycle = { id: productId(1), name: 'Bisiklet', image: 'bicycle', ticketPrice: kurus(2_500), count: 2 }
afterEach(() => localStorage.clear())

it('stores the cart, and removes its entry when it is empty', () => {
  const memory = localRaffleCart(browserStorages())
  expect(memory.read()).toEqual([])
  memory.write([bicycle])
  expect(localRaffleCart(browserStorages()).read()).toEqual([bicycle])
  memory.write([])
  expect(localStorage).toHaveLength(0)
})

it.each(['', '{', 'null', '{}', '[null]', '[{"id":0}]', '[{"id":1,"name":2,"image":"x","ticketPrice":1,"count":1}]'])(
  'takes nothing from %s',
  (text) => {
    localStorage.setItem('raffle_cart', text)
    expect(localRaffleCart(browserStorages()).read()).toEqual([])
  },
)

it('is empty without storage', () => {
  const memory = localRaffleCart({})
  memory.write([bicycle])
  expect(memory.read()).toEqual([])
})
