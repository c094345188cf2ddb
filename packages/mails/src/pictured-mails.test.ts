import { kurus } from '@market/domain/money'
import type { ExchangedLine, LapsedExchange } from '@market/commerce'
import { expect, test } from 'vitest'
import { alarmMail, exchangeMail, lapsedExchangeMail } from './index.ts'

const shop = { siteTitleShort: 'Güvercin', siteUrl: 'https://pazar.example', serviceMail: 'ofis@pazar.example' }
const now = new Date('2026-11-23T10:00:00Z')
const item = {
  brand: 'Sesta',
  name: 'Bot',
  attributes: [{ key: 'Numara', value: '38' }],
  image: 'bot.1',
  url: '/bot-p-1',
}
const order = { number: 'GV-1', email: 'elif@ornek.com', userId: null }
const link = 'https://pazar.example/siparis'
const exchanged = {
  order,
  line: { item, left: 1 },
  exchangeFor: '39',
  returnCode: 'AB12',
  pickupDay: '2026-11-25',
  at: null,
}

const mails = [
  [
    'an alarm',
    alarmMail(
      shop,
      {
        email: order.email,
        kind: 'stock',
        target: null,
        price: kurus(100),
        product: { name: 'Sesta Bot, 38', url: item.url, image: item.image },
      },
      { now, end: link, oneClick: link },
    ),
  ],
  ['an exchange', exchangeMail(shop, exchanged as unknown as ExchangedLine, link, now)],
  [
    'an exchange that lapsed',
    lapsedExchangeMail(shop, { order, item, place: 'Kadıköy', returnable: true } as unknown as LapsedExchange, link),
  ],
] as const

test.each(mails)('%s shows the picture of its product, which leads there, and names it as text too', (_name, mail) => {
  expect(mail.html).toContain('src="https://pazar.example/img/160/bot.1"')
  expect(mail.html).toContain('alt="Sesta Bot, 38"')
  expect(mail.html).toContain('href="https://pazar.example/bot-p-1"')
  expect(mail.text).toContain('Sesta Bot')
})

test('an exchange says what for, in both parts', () => {
  const [, [, { html, text }]] = mails
  expect(html).toContain('Yenisi: 39')
  expect(text).toContain('Sesta Bot, 38, 1 adet. Yenisi: 39.')
})
