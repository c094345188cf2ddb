import { kurus } from '@market/domain/money'
import { expect, test } from 'vitest'
import { documentBlocks } from './document-blocks.ts'
import { placedCopy } from './placed-copy.ts'

const payment = {
  method: 'credit_card' as const,
  amount: kurus(28_579),
  installment: 4,
  monthly: kurus(7_144),
  card: { brand: 'visa', last4: '0004' },
}
const facts = {
  number: 'GV-1',
  placedAt: new Date('2026-11-28T21:05:00Z'),
  total: 27_480,
  giftTotal: 0,
  payment,
}
const factsOf = (of: Partial<typeof facts>) => documentBlocks(placedCopy('<p>Kabul edilen</p>', { ...facts, ...of }))

test('the copy of an accepted contract names number, time, card, instalments and the sum charged', () => {
  expect(factsOf({})).toEqual([
    { kind: 'heading', text: 'Sipariş ve ödeme' },
    {
      kind: 'table',
      rows: [
        ['Sipariş numarası', 'GV-1'],
        ['Onay tarihi', '29 Kasım 2026, 00.05'],
        ['Ödeme', 'Kredi / Banka Kartı, Visa •••• 0004, 4 taksit, ayda 71,44 TL'],
        ['Vade farkı', '10,99 TL'],
        ['KDV Dahil Toplam Fiyat', '285,79 TL'],
      ],
    },
    { kind: 'paragraph', text: 'Kabul edilen' },
  ])
})

test('an order without money names the gift code, or that nothing was due', () => {
  const paid = (giftTotal: number) => {
    const free = { ...payment, amount: kurus(0), installment: 1, monthly: kurus(0) }
    const [, table] = factsOf({ total: 0, giftTotal, payment: free })
    return table?.kind === 'table' ? table.rows[2] : undefined
  }
  expect([paid(100), paid(0)]).toEqual([
    ['Ödeme', 'Hediye Kodu'],
    ['Ödeme', 'Ödeme gerekmedi'],
  ])
})
