import { kurus, zero } from '@market/domain/money'
import { type BalanceRequest, orderBalance, readSnapshot } from '@market/commerce'
import { home } from '@market/commerce/contracts'
import { expect, test } from 'vitest'
import { invoiceMail } from './index.ts'

const shop = { siteTitleShort: 'Güvercin', siteUrl: 'https://pazar.example' }
const item = {
  productId: 7,
  combination: '3',
  name: 'Pamuklu Tişört',
  brand: 'Ihlamur',
  url: '/tisort-p-7',
  image: '',
  attributes: [{ key: 'Beden', value: 'L' }],
  quantity: 3,
  discountedUnits: 0,
  discountNumber: 1,
  addedPrice: null,
  singlePrice: kurus(10_000),
  price: kurus(30_000),
  discount: zero,
}
const seller = {
  id: 1,
  name: 'Mağaza',
  legal_name: 'Mağaza Ltd.',
  street: 'Zarf Sokak No: 7',
  phone: '0850 000 00 01',
  city: 'Ankara',
  district: 'Çankaya',
  mersis: '0',
  kep: 'a@b.kep.tr',
  tax_number: '1',
}
const papers = (requests: readonly BalanceRequest[], more: object = {}) => {
  const snapshot = readSnapshot({
    delivery: home,
    invoice: home,
    note: '',
    shops: [
      {
        shopId: 1,
        shopName: 'Mağaza',
        shopUrl: '/magaza/m',
        subTotal: kurus(30_000),
        cargoTotalPrice: kurus(3_990),
        delivery: { from: '2026-11-20', to: '2026-11-22' },
        items: [{ ...item, ...more }],
      },
    ],
  })
  const balance = orderBalance({ shops: snapshot.shops, method: 'credit_card', charged: 33_990, gift: 0 }, requests)
  const order = { number: 'GV-1', email: 'a@b.test', paidAt: new Date('2026-11-20T09:00:00Z'), snapshot, balance }
  return (invoiceMail(shop, { ...order, sellers: [seller] }).attachments ?? []).map(({ filename, content, pdf }) => ({
    filename,
    subtitle: pdf?.subtitle,
    cells: [...String(content).matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell),
  }))
}
const request = (kind: 'cancel' | 'return', quantity: number, cargoShops: readonly number[] = []): BalanceRequest => ({
  kind,
  status: 'refunded',
  refund: 10_000 * quantity,
  cargoShops,
  lines: [{ line: 1, quantity, refund: 10_000 * quantity, gift: 0 }],
})

test('an invoice has what was not cancelled, with variant, unit price and year', () => {
  const [invoice] = papers([request('cancel', 2)])
  expect(invoice?.subtitle).toBe('Fatura no GV-1-1, 20 Kasım 2026')
  const at = invoice?.cells.indexOf('Ihlamur Pamuklu Tişört, L') ?? -1
  expect(invoice?.cells.slice(at, at + 5)).toEqual([expect.anything(), '1', '100,00 TL', '%20', '100,00 TL'])
  expect(invoice?.cells.at(-1)).toBe('139,90 TL')
  expect(papers([request('cancel', 3, [1])])).toEqual([])
})

test('what came back is invoiced, and has a paper of its own', () => {
  const [invoice, credit, ...rest] = papers([request('cancel', 1), request('return', 1)])
  expect([invoice?.filename, credit?.filename, rest]).toEqual(['fatura-GV-1-1.pdf', 'iade-belgesi-GV-1-1.pdf', []])
  expect([invoice?.cells.at(-1), credit?.cells.at(-1)]).toEqual(['239,90 TL', '100,00 TL'])
})

test('the tax is that of the price less its reductions, as the order has it', () => {
  const reductions = [{ promotionId: 'a', name: 'İndirim', amount: kurus(1) }]
  const [invoice] = papers([], { quantity: 1, price: kurus(10_005), singlePrice: kurus(10_005), reductions })
  // 16.67 of the goods and 6.65 of the cargo.
  expect(invoice?.cells.slice(-4)).toEqual(['KDV %20', '23,32 TL', 'KDV Dahil Toplam Fiyat', '139,94 TL'])
})
