import { kurus } from '@market/domain/money'
import type { PaymentMethod } from '@market/domain/checkout'
import type { ToldReturn } from '@market/commerce'
import { expect, test } from 'vitest'
import { returnMail, returnWords } from './index.ts'

const shop = { siteTitleShort: 'Güvercin', siteUrl: 'https://pazar.example', serviceMail: 'ofis@pazar.example' }
const told = (news: ToldReturn['news'], method: PaymentMethod, more: Partial<ToldReturn> = {}): ToldReturn => ({
  news,
  kind: 'return',
  order: { number: 'GV-1', email: 'elif@ornek.com', userId: null },
  payment: { method, charged: 12_345, gift: 0 },
  refund: kurus(12_345),
  cargoRefund: kurus(0),
  giftReturned: kurus(0),
  later: [],
  lines: [
    {
      item: {
        brand: 'Sesta',
        name: '<Bal>',
        attributes: [{ key: 'Boy', value: '1 kg' }],
        image: 'bal.1',
        url: '/bal-p-1',
      },
      quantity: 2,
    },
  ],
  ...more,
})
// A Friday.
const now = new Date('2026-11-20T09:00:00Z')
const textOf = (...given: Parameters<typeof told>) => returnWords(told(...given), now).text

test('says the sum and the way that the money goes, and then that it went', () => {
  const number = 'GV-1 numaralı siparişinizden iade ettiğiniz ürünler'
  expect(textOf('arrived', 'credit_card')).toBe(
    `${number} bize ulaştı. 123,45 TL: Ödemede kullandığınız karta iade edilir. En geç 21 Kasım günü gönderilir. Bankanız en geç 1 Aralık günü yansıtır.`,
  )
  expect(textOf('paid', 'credit_card')).toMatch(
    /123,45 TL: Ödemede kullandığınız karta iade edildi\. Bankanız en geç 1 Aralık günü yansıtır\.$/,
  )
  expect(textOf('paid', 'bank_transfer')).toMatch(
    /123,45 TL: Parayı gönderdiğiniz banka hesabına iade edildi\. Bankanız en geç 23 Kasım/,
  )
  // The cash was collected at the door; otherwise there would be no refund.
  expect(textOf('arrived', 'cash_on_delivery')).toMatch(
    /123,45 TL: Adınıza, kimliğinizle herhangi bir şubeden ödenir\./,
  )
  expect(textOf('paid', 'cash_on_delivery')).toMatch(/herhangi bir şubeden alabilirsiniz\.$/)
})

test('says of a parcel that was not taken whether money goes back', () => {
  const back = { kind: 'cancel' as const }
  expect(textOf('arrived', 'cash_on_delivery', back)).toBe(
    'GV-1 numaralı siparişinizin teslim alınmayan paketi mağazaya döndü. Sizden ödeme alınmadığından iade edilecek bir tutar yok.',
  )
  expect(textOf('arrived', 'credit_card', back)).toMatch(
    /paketi mağazaya döndü\. 123,45 TL: Ödemede kullandığınız karta iade edilir\./,
  )
  expect(textOf('paid', 'credit_card', back)).toMatch(/paketinin tutarını ödedik\. 123,45 TL: .*iade edildi/)
})

test('speaks of the gift code alone where it had paid all', () => {
  const all = {
    refund: kurus(0),
    giftReturned: kurus(5_000),
    payment: { method: 'credit_card' as const, charged: 0, gift: 5_000 },
  }
  expect(textOf('arrived', 'credit_card', all)).toMatch(/bize ulaştı\. Hediye kodunuza 50,00 TL geri yüklendi\.$/)
})

test('shows what came back with its picture, and as text', () => {
  const { html, text, subject } = returnMail(shop, told('arrived', 'credit_card'), 'https://pazar.example/siparis', now)
  expect(subject).toBe('İadeniz bize ulaştı: GV-1')
  expect(html).toContain('https://pazar.example/img/160/bal.1')
  expect(html).toContain('Sesta &lt;Bal&gt;, 1 kg')
  expect(html).not.toContain('<Bal>')
  for (const line of ['- Sesta <Bal>, 1 kg, 2 adet', 'Siparişiniz: https://pazar.example/siparis'])
    expect(text).toContain(line)
})
