import { kurus } from '@market/domain/money'
import { expect, test } from 'vitest'
import type { StoredItem, StoredSnapshot } from './stored-snapshot.ts'
import { home } from './memory/sample-draft.ts'
import { goodsTax, readSnapshot, storeSnapshot } from './order-snapshot.ts'

const item: StoredItem = {
  productId: 7,
  combination: '',
  name: 'Çay',
  brand: 'Rize',
  url: '/cay-p-7',
  image: '',
  attributes: [],
  quantity: 1,
  discountedUnits: 0,
  singlePrice: kurus(12_000),
  price: kurus(12_000),
  discount: kurus(0),
}
const snapshot = (line: StoredItem): StoredSnapshot => ({
  delivery: home,
  invoice: home,
  note: '',
  shops: [
    {
      shopId: 1,
      shopName: 'Çaycı',
      shopUrl: '/magaza/cayci',
      subTotal: kurus(12_000),
      cargoTotalPrice: kurus(0),
      delivery: { from: '2026-11-20', to: '2026-11-22' },
      items: [line],
    },
  ],
})

test('an order of before there was a choice comes to the address, taxed in general, without services or promotions, to be sent back', () => {
  const read = readSnapshot(snapshot(item))
  expect(read.shipping).toEqual({ option: 'address', place: null })
  expect(read.shops[0]?.items[0]).toEqual({
    ...item,
    insurances: [],
    taxRate: 20,
    reductions: [],
    gift: null,
    discountNumber: 1,
    addedPrice: null,
    withdrawal: 'free',
  })
  expect(goodsTax(read)).toBe(2_000)
})

test('an order without a version keeps all that it says already', () => {
  const line: StoredItem = {
    ...item,
    insurances: [{ id: 3, name: 'Kırılma sigortası', price: kurus(1_200) }],
    taxRate: 1,
    reductions: [{ promotionId: 'bahar', name: 'Bahar indirimi', amount: kurus(500) }],
    gift: { wrapped: true, note: 'Sevgiyle', pricesHidden: true, wrapPrice: kurus(3_990), taxRate: 20 },
    withdrawal: 'none',
    discountNumber: 3,
    addedPrice: kurus(500),
  }
  const old: StoredSnapshot = { ...snapshot(line), shipping: { option: 'kargomat', place: 'Moda' } }
  expect(readSnapshot(old)).toEqual(old)
})

test('the tax of a wrapped gift is that of its goods and that of its wrapping', () => {
  const gift = { wrapped: true, note: '', pricesHidden: false, wrapPrice: kurus(6_000), taxRate: 20 }
  expect(goodsTax(readSnapshot(snapshot({ ...item, taxRate: 1, price: kurus(10_100), gift })))).toBe(100 + 1_000)
})

test('what is written says its version and reads as it was', () => {
  const read = readSnapshot(snapshot(item))
  const stored: StoredSnapshot = JSON.parse(JSON.stringify(storeSnapshot(read)))
  expect(stored.version).toBe(6)
  expect(readSnapshot(stored)).toEqual(read)
})

test('an order that a later program wrote is not guessed at', () => {
  expect(() => readSnapshot({ ...snapshot(item), version: 7 })).toThrow('version 7')
})
