import { kurus } from '@market/domain/money'
import { expect, test } from 'vitest'
import type { OrderSnapshot } from '@market/commerce'
import {
  activationMail,
  alarmMail,
  friendMail,
  guestCodeMail,
  type Mail,
  officeMail,
  orderConfirmationMail,
  paymentMail,
  sellerMail,
  transferMail,
} from './index.ts'

const shop = { siteTitleShort: 'Güvercin', siteUrl: 'https://pazar.example', serviceMail: 'ofis@pazar.example' }
const typed = '<img src=x onerror="alert(1)"> & Oğulları'
const email = 'elif@ornek.com'
const now = new Date('2026-11-23T10:00:00Z')

const mails: readonly (readonly [name: string, mail: Mail])[] = [
  ['a membership', activationMail(shop, { email, firstName: typed, token: 'abc' })],
  [
    'a recommendation',
    friendMail(shop, {
      from: typed,
      friendName: typed,
      friendEmail: email,
      message: typed,
      product: { name: typed, url: '/bal-p-1' },
    }),
  ],
  [
    'an alarm',
    alarmMail(
      shop,
      {
        email,
        kind: 'stock',
        target: null,
        price: kurus(100),
        product: { name: typed, url: '/bal-p-1', image: 'bal.1' },
      },
      { now, end: 'https://pazar.example/bitir', oneClick: 'https://pazar.example/bir-tikla' },
    ),
  ],
  [
    'a decision about a seller',
    sellerMail(shop, {
      email,
      kind: 'asked',
      shopName: typed,
      requirement: typed,
      reason: typed,
      url: 'https://satici.example',
    }),
  ],
  ['a form', officeMail(shop, { subject: typed, fields: [['Ad', typed]] })],
]

test.each(mails)('%s escapes typed text in HTML, and keeps it in plain text', (_name, { html, text }) => {
  expect(html).not.toContain('<img src=x')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; Oğulları')
  expect(text).toContain(typed)
})

test('a code and an account are in both parts of their mails', () => {
  const account = { bank: 'Deneme Bankası', holder: 'Deneme AŞ', iban: 'TR320010009999901234567890' }
  const address = 'https://pazar.example/my/siparisler/1'
  const transfer = transferMail(shop, {
    email,
    number: '1',
    total: kurus(12_345),
    expiresAt: now,
    account,
    address,
  })
  for (const part of [transfer.html, transfer.text])
    for (const fact of ['123,45', 'Deneme AŞ', address]) expect(part).toContain(fact)
  const code = guestCodeMail(shop, { email, code: '123456', minutes: 15 })
  for (const part of [code.html, code.text]) expect(part).toContain('123456')
})

const person = {
  id: '',
  title: 'Ev',
  firstName: 'Elif',
  lastName: 'Karaca',
  tc: '',
  phone: '5321112233',
  city: 'İstanbul',
  district: 'Kadıköy',
  neighborhood: 'Caferağa',
  address: 'Moda Cad. No: 41/6',
  companyName: '',
  taxOffice: '',
  taxNumber: '',
} as unknown as OrderSnapshot['delivery']
const snapshot: OrderSnapshot = {
  delivery: person,
  invoice: person,
  note: '',
  shipping: { option: 'address', place: null },
  shops: [
    {
      shopId: 1,
      shopName: 'Çınar Giyim',
      shopUrl: '/magaza/cinar',
      subTotal: kurus(32_000),
      cargoTotalPrice: kurus(3_990),
      delivery: { from: '2026-11-25', to: '2026-11-27' },
      items: [
        {
          productId: 7,
          combination: '3',
          name: 'Pamuklu Kadın Tişört',
          brand: 'Ihlamur',
          url: '/tisort-p-7',
          image: 't-shirt.mist.1',
          attributes: [{ key: 'Renk', value: 'Mavi' }],
          quantity: 2,
          discountedUnits: 0,
          discountNumber: 1,
          addedPrice: null,
          singlePrice: kurus(16_000),
          price: kurus(32_000),
          discount: kurus(0),
          reductions: [],
          insurances: [{ id: 1, name: 'Ek garanti', price: kurus(1_500) }],
          taxRate: 20,
          gift: { wrapped: true, note: 'Sevgiyle\n<Elif>', pricesHidden: true, wrapPrice: kurus(3_990), taxRate: 20 },
          withdrawal: 'free',
        },
      ],
    },
  ],
}
const placed: Parameters<typeof orderConfirmationMail>[1] = {
  number: 'GV-AAAABBBB-CCCC',
  email,
  user_id: null,
  created_at: now,
  ship_total: 3_990,
  gift_total: 0,
  snapshot,
  documents: [],
  total: 41_480,
  payment: {
    method: 'credit_card',
    amount: 43_139,
    installment: 4,
    monthly: 10_784,
    card: { brand: 'visa', last4: '0004' },
  },
  paid: true,
}
const link = 'https://pazar.example/my/siparis-takip#GV-1.a.b'
const confirmation = orderConfirmationMail(shop, placed, link)

test('the mail of an order shows the products’ pictures, with their names as alternative text', () => {
  const { html } = confirmation
  expect(html).toContain(
    '<img src="https://pazar.example/img/160/t-shirt.mist.1" width="64" height="64" alt="Ihlamur Pamuklu Kadın Tişört"',
  )
  expect(html).toContain('href="https://pazar.example/tisort-p-7"')
  expect([...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address ?? '')).toSatisfy(
    (addresses: string[]) => addresses.every((address) => address.startsWith('https://pazar.example')),
  )
})

test('the mail of an order for a branch says that the parcel will be there', () => {
  const shipping = { option: 'branch', place: 'Kadıköy Şubesi' } as const
  const { text } = orderConfirmationMail(shop, { ...placed, snapshot: { ...snapshot, shipping } }, link)
  expect(text).toContain('○ Teslim noktasına gidecek\n○ Teslim noktasında olacak')
  expect(text).not.toContain('Dağıtım')
})

test('the mail of an order reads well as text', () => {
  expect(confirmation.text).toBe(`Merhaba Elif,

Ödemeniz alındı ve siparişiniz mağazalara iletildi. Sipariş numaranız GV-AAAABBBB-CCCC.

✓ Sipariş alındı
● Hazırlanıyor
○ Yola çıkacak
○ Dağıtıma çıkacak
○ Teslim edilecek

Çınar Giyim
Tahmini teslimat: 25–27 Kasım
- Ihlamur Pamuklu Kadın Tişört, Renk: Mavi, 2 adet × 160,00 TL: 320,00 TL
- Ek garanti: 15,00 TL
- Hediye paketi, Notunuz: “Sevgiyle / <Elif>”, koliden çıkan belgede fiyat yazmaz: 39,90 TL

Ürünler: 320,00 TL
Ek hizmetler: 15,00 TL
Hediye paketi: 39,90 TL
Kargo ve Lojistik Hizmet Bedeli: 39,90 TL
Vade farkı: 16,59 TL
KDV Dahil Toplam Fiyat: 431,39 TL

Ödeme: Kredi / Banka Kartı, Visa •••• 0004, 4 taksit, ayda 107,84 TL
Fatura: Elif Karaca

Teslimat:
Teslim alacak kişi: Elif Karaca
Caferağa, Moda Cad. No: 41/6, Kadıköy / İstanbul
0532 111 22 33

Siparişimi aç: https://pazar.example/my/siparis-takip#GV-1.a.b

Onayladığınız Ön Bilgilendirme Formu ile Mesafeli Satış Sözleşmesi ektedir.
`)
})

test('the note of a gift is escaped in its mail', () => {
  expect(confirmation.html).toContain('“Sevgiyle / &lt;Elif&gt;”')
})

test('every mail has the logo of the shop and colours for the dark', () => {
  for (const { html } of [...mails.map(([, mail]) => mail), confirmation]) {
    expect(html).toContain('<img src="https://pazar.example/icons/192.png" width="40" height="40" alt=""')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    // Every part with a dark colour must be in the mail.
    const dark = /prefers-color-scheme:dark\)\{((?:[^{}]*\{[^{}]*\})*)\}/.exec(html)?.[1] ?? ''
    expect(dark).toMatch(/\.m-sheet\{background:#182524!important\}/)
    for (const part of ['ground', 'sheet', 'head', 'body', 'foot']) expect(html).toContain(`class="m-${part}"`)
  }
})

test('a payment for tolls or tickets is of no order', () => {
  const payment = { recipient: email, number: 'HGS-1', amount: 10_000, method: 'credit_card' } as const
  const toll = paymentMail(shop, 'unknown', payment)
  expect(toll.text).toContain('İşlem numarası: HGS-1')
  expect(toll.text).not.toMatch(/sipariş/i)
  const order = paymentMail(shop, 'unknown', { ...payment, address: 'https://pazar.example/my/siparisler/HGS-1' })
  expect(order.text).toContain('Sipariş numarası: HGS-1')
})
