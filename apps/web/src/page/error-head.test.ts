import { expect, test } from 'vitest'
import { errorHead } from './error-head.ts'

test.each([
  [404, 'Ürün bulunamadı', 'Ürün bulunamadı'],
  [404, 'Bu kampanya sona erdi.', 'Bu kampanya sona erdi'],
  [404, '', 'Sayfa bulunamadı'],
  [503, 'Şu anda ulaşılamıyor.', 'Sayfaya Ulaşılamıyor'],
])('the title of a %s “%s” is “%s”', (status, message, title) =>
  expect(errorHead({ status, message })).toEqual({ title, noindex: true }),
)
