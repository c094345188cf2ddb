import { kurus, zero } from '@market/domain/money'
import { trackSteps } from '@market/commerce'
import { expect, test } from 'vitest'
import { parcelMail } from './parcel-mail.ts'

const shop = { siteTitleShort: 'Güvercin', siteUrl: 'https://pazar.example' }
const now = new Date('2026-11-24T06:00:00Z')
const links = { order: 'https://pazar.example/my/siparisler/GV-1', end: 'https://pazar.example/my/kargo-iletileri#a.b' }
const parcel = {
  email: 'elif@ornek.com',
  number: 'GV-AAAABBBB-CCCC',
  shop: { shopName: 'Çınar Giyim' },
  lines: [
    {
      units: 2,
      item: {
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
        insurances: [],
        gift: null,
        taxRate: 20,
        withdrawal: 'free' as const,
      },
    },
  ],
  cash: zero,
  option: 'address' as const,
  place: null,
  trackingNo: 'GV 123',
  code: '004217',
  steps: trackSteps(
    {
      status: 'out_for_delivery',
      events: [{ key: 'out_for_delivery', at: '2026-11-24T05:30:00Z', place: 'Kadıköy' }],
      delivery: { from: '2026-11-24', to: '2026-11-25' },
    },
    now,
  ),
}

test('of a parcel that is out reads well as text, with its code and the link that ends such mails', () => {
  expect(parcelMail(shop, { ...parcel, news: 'out' }, links).text).toBe(`Çınar Giyim paketiniz bugün kapınızda olacak.

Teslim kodunuz: 004 217

✓ Sipariş alındı
✓ Hazırlandı
✓ Yola çıktı
● Dağıtımda
○ Teslim edilecek

Sipariş numarası: GV-AAAABBBB-CCCC
Kargo takip no: GV 123

- Ihlamur Pamuklu Kadın Tişört, Mavi, 2 adet

Kodu yalnızca kapınızdaki kuryeye, paketi elinize alırken söyleyin. Telefonla ya da mesajla isteyene vermeyin.

Siparişimi aç: https://pazar.example/my/siparisler/GV-1

Kargo e-postalarını durdur: https://pazar.example/my/kargo-iletileri#a.b
`)
})

test('names the last day of one that waits, calls it not handed over, and cannot be ended', () => {
  const fetchUntil = '2026-12-01'
  const events = [{ key: 'delivered' as const, at: '2026-11-24T05:30:00Z', fetchUntil }]
  const steps = trackSteps({ status: 'delivered', events, delivery: { from: '2026-11-24', to: '2026-11-25' } }, now)
  const mail = parcelMail(
    shop,
    {
      ...parcel,
      steps,
      news: 'waiting',
      option: 'branch',
      place: 'Moda Şubesi',
      placeAddress: 'Moda Caddesi No: 4, Kadıköy / İstanbul',
      placeHours: 'Hafta içi 08.30–17.30',
      fetchUntil,
    },
    links,
  )
  expect(mail.text).toContain('● Teslim noktasında bekliyor')
  for (const form of [mail.html, mail.text]) {
    for (const fact of ['004 217', 'Moda Şubesi', 'Moda Caddesi No: 4', '08.30–17.30', '1 Aralık Salı'])
      expect(form).toContain(fact)
    expect(form).not.toContain('kargo-iletileri')
    expect(form).not.toContain('Teslim edildi')
  }
  expect(mail.subject).toBe('Paketiniz şubede sizi bekliyor: GV-AAAABBBB-CCCC')
})

test('says to type the code at a locker, and to tell it at a branch', () => {
  const at = { ...parcel, news: 'waiting' as const, place: 'Moda Metro Kargomat’ı' }
  expect(parcelMail(shop, { ...at, option: 'kargomat' }, links).text).toContain('Kodu Kargomat’ın ekranına girin')
  expect(parcelMail(shop, { ...at, option: 'branch' }, links).text).toContain('Kodu paketi alırken söyleyin')
})

test('says where a parcel was left, and shows the code only while it is needed', () => {
  const gone = parcelMail(shop, { ...parcel, news: 'delivered', left: 'neighbour' }, links)
  expect(gone.text).toContain('komşunuza bırakıldı')
  for (const mail of [gone, parcelMail(shop, { ...parcel, news: 'shipped' }, links)])
    for (const form of [mail.html, mail.text]) expect(form).not.toContain('004 217')
})

test('escapes shop names, and links their pictures', () => {
  const typed = '<b onclick="x">Çınar</b> & Oğulları'
  const { html, text } = parcelMail(
    shop,
    { ...parcel, news: 'shipped', shop: { ...parcel.shop, shopName: typed } },
    links,
  )
  expect(html).not.toContain('<b onclick')
  expect(text).toContain(typed)
  expect(html).toContain('https://pazar.example/img/160/t-shirt.mist.1')
})

test('says how many units it has, and what is to be paid or was paid', () => {
  const [line] = parcel.lines
  const one = { ...parcel, lines: line ? [{ ...line, units: 1 }] : [], cash: kurus(20_990) }
  const out = parcelMail(shop, { ...one, news: 'out' }, links).text
  expect(out).toContain('Teslim alırken ödenecek: 209,90 TL')
  expect(out).toContain('Mavi, 1 adet')
  expect(parcelMail(shop, { ...one, news: 'delivered' }, links).text).toContain('Ödenen: 209,90 TL')
  expect(parcelMail(shop, { ...one, news: 'back' }, links).text).not.toContain('209,90')
})
