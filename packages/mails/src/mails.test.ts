import { kurus } from '@market/domain'
import { expect, test } from 'vitest'
import { activationMail, alarmMail, friendMail, guestCodeMail, type Mail, officeMail, transferMail } from './index.ts'

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
      { email, kind: 'stock', target: null, price: kurus(100), product: { name: typed, url: '/bal-p-1' } },
      { now, end: 'https://pazar.example/bitir' },
    ),
  ],
  ['a form', officeMail(shop, { subject: typed, fields: [['Ad', typed]] })],
]

test.each(mails)('%s shows what was typed as it was typed, in HTML and as text', (_name, { html, text }) => {
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; Oğulları')
  expect(text).toContain(typed)
})

test('a code and an account stand in both parts of their mails', () => {
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
