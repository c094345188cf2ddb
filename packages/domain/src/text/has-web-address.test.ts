import { expect, it } from 'vitest'
import { hasWebAddress } from './has-web-address.ts'

it.each([
  'http://evil.example/giris adresinden girin',
  'HTTPS://EVIL.EXAMPLE',
  'www.evil.example',
  'evil.example',
  'şu siteye bak: örnek.com.tr/al',
  'bana yaz: ali@ornek.com',
  '1hediye.net',
])('finds an address in %j', (text) => expect(hasWebAddress(text)).toBe(true))

it.each([
  '',
  'Bunu sana aldım. Umarım beğenirsin.',
  'Fiyatı 1.250,50 TL',
  'Saat 10.00’da',
  '3.5 litre',
  'Dr. Ayşe',
  'a.b',
])('finds none in %j', (text) => expect(hasWebAddress(text)).toBe(false))
