import { hostileText } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMemberOnly } from './member-only.ts'
import { routeName } from './route-name.ts'

describe('S2 routeName', () => {
  it.each([
    ['/', 'index'],
    ['/?utm=1', 'index'],
    ['/keten-gomlek-p-42', 'product'],
    ['/keten-gomlek-p-42?waw_keyword=x', 'product'],
    ['/keten-gomlek-p-42/yorumlar', 'product-comments'],
    ['/arama?q=kulaklık', 'search'],
    ['/arama/elektronik', 'search-category'],
    ['/tagsearch/yeni', 'tagsearch'],
    ['/elektronik', 'category'],
    ['/sepete-ekle', 'sepete-ekle'],
    ['/magaza-basvuru', 'magaza-basvuru'],
    ['/magaza-liste', 'magaza-liste'],
    ['/tarim-kredi', 'tarim-kredi'],
    ['/pttem-kart', 'pttem-kart'],
    ['/giris-yap', 'giris-yap'],
    ['/uye-ol', 'uye-ol'],
    ['/sifremi-unuttum', 'sifremi-unuttum'],
    ['/banka-yonlendirmesi', 'banka-yonlendirmesi'],
    ['/kampanyalar', 'kampanyalar'],
    ['/kampanyalar/yaz', 'kampanya'],
    ['/campaign-preview/yaz', 'campaign-preview'],
    ['/kampanya/elektronik', 'landing'],
    ['/magaza/cinar', 'magaza'],
    ['/static/divid', 'static'],
    ['/firsat/super-firsat', 'firsat'],
    ['/sayfa/iletisim.html', 'sayfa'],
    ['/my/tr/sepet', 'my-tr-sepet'],
    ['/my/tr/sepet/', 'my-tr-sepet'],
    ['/my/siparisler?page=2', 'my-siparisler'],
    ['/my/listelerim/yaz-listem', 'my-listelerim'],
    ['/my/hgs/bakiye-yukleme', 'my-hgs-bakiye-yukleme'],
    ['/my', 'my'],
    ['/my/tr', 'my-tr'],
    ['/my/tr/sifremi-degistir/abc', 'my-tr-sifremi-degistir'],
    ['my-tr-sepet', 'my-tr-sepet'],
  ])('of %s is %s', (route, name) => {
    expect(routeName(route)).toBe(name)
  })

  it('has a name for every text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(routeName(`/${text}`)).toMatch(/./)
      }),
    )
  })
})

describe('S2 isMemberOnly', () => {
  it.each([
    '/my/siparisler',
    '/my/bilgi',
    '/my/tr/adresler',
    '/my/tr/yorumlar',
    '/my/tr/hesap-numaralari',
    '/my/listelerim',
  ])('holds for %s, by path and by name', (path) => {
    expect(isMemberOnly(path)).toBe(true)
    expect(isMemberOnly(path.slice(1).replaceAll('/', '-'))).toBe(true)
  })

  it.each(['/', '/my/tr/sepet', '/my/siparis-takip', '/my/siparislerim', '/my-siparisler', '', '__proto__'])(
    'does not hold for %j',
    (path) => {
      expect(isMemberOnly(path)).toBe(false)
    },
  )
})
