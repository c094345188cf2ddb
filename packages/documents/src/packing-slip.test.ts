import { kurus } from '@market/domain/money'
import type { OrderSnapshot } from '@market/commerce'
import { expect, test } from 'vitest'
import { documentBlocks } from './document-blocks.ts'
import { packingSlip } from './packing-slip.ts'

const delivery = {
  firstName: 'Elif',
  lastName: 'Karaca',
  address: 'Moda Cad. No: 41/6',
  neighborhood: 'Caferağa',
  district: 'Kadıköy',
  city: 'İstanbul',
} as unknown as OrderSnapshot['delivery']
const item = {
  productId: 7,
  combination: '',
  name: 'Vazo',
  brand: 'Sesta',
  url: '/vazo-p-7',
  image: '',
  attributes: [{ key: 'Renk', value: 'Mavi' }],
  quantity: 3,
  discountedUnits: 0,
  discountNumber: 1,
  addedPrice: null,
  singlePrice: kurus(12_345),
  price: kurus(37_035),
  discount: kurus(0),
  insurances: [],
  taxRate: 20,
  reductions: [],
  gift: null,
  withdrawal: 'free',
} as const
const gift = {
  wrapped: true,
  note: 'Nice <b>yıllara</b>\nElif',
  pricesHidden: false,
  wrapPrice: kurus(3_990),
  taxRate: 20,
}
const slip = (...lines: Parameters<typeof packingSlip>[0]['lines']) =>
  packingSlip({ number: 'GV-1', shopName: 'Çınar', delivery, lines })

test('the paper of a parcel says what is in it, how it is packed and what is written, as text', () => {
  const { html } = slip({ item: { ...item, gift }, units: 2 }, { item, units: 3 })
  const [, , goods, , , first, second] = documentBlocks(html)
  expect(goods).toEqual({
    kind: 'table',
    rows: [
      ['Ürün', 'Adet', 'Paket', 'Birim fiyatı'],
      ['Sesta Vazo, Mavi', '2', 'Hediye paketi', '123,45 TL'],
      ['Sesta Vazo, Mavi', '3', '', '123,45 TL'],
    ],
  })
  expect([first, second]).toEqual([
    { kind: 'paragraph', text: 'Nice <b>yıllara</b>' },
    { kind: 'paragraph', text: 'Elif' },
  ])
})

test('a note keeps its words and faces, and loses what the font would print as boxes', () => {
  const noted = { ...item, gift: { ...gift, note: 'Canım 🎂 anneme 😀 👨\u200D👩\u200D👧' } }
  const [, , , , , note] = documentBlocks(slip({ item: noted, units: 1 }).html)
  expect(note).toEqual({ kind: 'paragraph', text: 'Canım anneme 😀' })
})

test('one line that hides prices leaves no price of any line on it', () => {
  const { html } = slip({ item: { ...item, gift: { ...gift, pricesHidden: true } }, units: 1 }, { item, units: 1 })
  expect(html).not.toMatch(/TL|\d,\d\d|fiyat/i)
})
