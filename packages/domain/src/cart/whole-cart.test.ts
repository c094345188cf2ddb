import { describe, expect, it } from 'vitest'
import { productId, shopId } from '../kernel/ids.ts'
import { kurus } from '../money/money.ts'
import type { CartItem, CartShop } from './cart.ts'
import { isChosen, unitsInCart, wholeCart } from './whole-cart.ts'

const line = (id: number, minute: number): CartItem => ({
  productId: productId(id),
  attrId: '',
  name: '',
  brand: '',
  url: '',
  image: '',
  categoryTree: '',
  withdrawal: 'free',
  attributes: [],
  quantity: 2,
  limit: 9,
  stock: 9,
  active: true,
  singlePrice: kurus(100),
  originalPrice: kurus(100),
  oldPrice: null,
  discount: null,
  maxInstallment: 1,
  sharedCargoPrice: kurus(0),
  insuranceItems: [],
  addedAt: `2026-11-24T12:0${minute}:00.000Z`,
})
const shop = (id: number, items: readonly CartItem[]): CartShop => ({
  shopId: shopId(id),
  shopName: '',
  shopUrl: '',
  rating: 9,
  cargoPrice: kurus(0),
  freeCargoOver: null,
  delivery: { from: '', to: '' },
  items,
})
const order = ({ shops }: { readonly shops: readonly CartShop[] }) =>
  shops.map(({ shopId: id, items }) => [id, ...items.map((item) => item.productId)])

describe('wholeCart', () => {
  it('keeps each line and each shop where it was put in', () => {
    const cart = {
      shops: [shop(2, [line(20, 1)]), shop(1, [line(11, 2)])],
      unchosen: [shop(1, [line(10, 0), line(12, 3)]), shop(3, [line(30, 4)])],
    }
    expect(order(wholeCart(cart))).toEqual([
      [1, 10, 11, 12],
      [2, 20],
      [3, 30],
    ])
  })
  it('leaves a cart unchanged if all lines are chosen', () => {
    const shops = [shop(2, [line(20, 1)]), shop(1, [line(11, 0)])]
    expect(wholeCart({ shops }).shops).toBe(shops)
  })
})
it('counts what is left out for the badge, and says what is chosen', () => {
  const cart = { count: 2, shops: [shop(1, [line(11, 0)])], unchosen: [shop(1, [line(10, 0)])] }
  expect(unitsInCart(cart)).toBe(4)
  expect([10, 11].map((id) => isChosen(cart, { productId: productId(id), attrId: '' }))).toEqual([false, true])
})
