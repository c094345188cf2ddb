import { describe, expect, it } from 'vitest'
import { fixedDiscount } from './fixed-discount.ts'
import { retargetingAllowed } from './retargeting-allowed.ts'

describe('S11 retargetingAllowed', () => {
  it.each([
    '/',
    '/arama?q=çay',
    '/arama/elektronik',
    '/tagsearch/yeni-sezon',
    '/elektronik',
    '/keten-gomlek-p-42',
    '/my/tr/sepet',
    '/my/siparis-tamamlandi',
    'index',
    'category',
    'product',
  ])('not on %s', (route) => {
    expect(retargetingAllowed(route)).toBe(false)
  })

  it.each(['/kampanyalar', '/magaza/cinar', '/sayfa/iletisim.html', '/my/bilgi', '/giris-yap', 'my-siparisler'])(
    'on %s',
    (route) => {
      expect(retargetingAllowed(route)).toBe(true)
    },
  )
})

it('S12 fixedDiscount is -1.25', () => {
  expect(fixedDiscount).toBe(-1.25)
})
