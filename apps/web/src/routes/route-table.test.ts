import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { routeTable } from './route-table.tsx'

/** The ids of the layouts around the page of an address, outermost first, and of the page. */
const around = (path: string) => (matchRoutes(routeTable, path) ?? []).map(({ route }) => route.id)

describe('routes and their layouts', () => {
  it.each([
    ['/', ['default', 'layout:home', 'index']],
    ['/kulaklik-p-1', ['default', 'layout:product', 'slug']],
    ['/kulaklik-p-1/yorumlar', ['default', 'layout:product', 'product-comments']],
    ['/giris-yap', ['layout:login', 'giris-yap']],
    ['/uye-ol', ['layout:login', 'uye-ol']],
    ['/banka-yonlendirmesi', ['layout:routing', 'banka-yonlendirmesi']],
    ['/my/tr/sepet', ['layout:basic', 'my-tr-sepet']],
    ['/my/tr/adres', ['layout:basic', 'my-tr-adres']],
    ['/my/tr/odeme-yontemi', ['layout:basic', 'my-tr-odeme-yontemi']],
    ['/test/link', ['layout:test', 'test-link']],
    ['/arama', ['default', 'search']],
    ['/kampanya/elektronik', ['default', 'landing']],
    ['/sayfa/hakkimizda.html', ['default', 'sayfa']],
    ['/sayfa/uyelik-sozlesmesi.html', ['layout:secondary', 'sayfa:uyelik-sozlesmesi']],
    ['/pttem/mtv', ['layout:mobile', 'pttem']],
    ['/pttem-kart', ['layout:mobile', 'pttem-kart']],
    ['/my/tr/kullanici-onay/success', ['layout:empty', 'my-tr-kullanici-onay']],
    ['/olmayan-sayfa/bir/iki/uc', ['default', 'not-found']],
  ])('%s', (path, ids) => expect(around(path)).toEqual(ids))

  it.each([
    '/my/bilgi',
    '/my/listelerim',
    '/my/listelerim/tatil',
    '/my/siparisler',
    '/my/siparisler/GV-ABCDEFGH-JKLM',
    '/my/tr/adresler',
    '/my/tr/hesap-numaralari',
    '/my/tr/yorumlar',
  ])('%s is for members', (path) => expect(around(path)[1]).toBe('layout:withLogin'))

  it('brings every other layout', async () => {
    const lazy = routeTable
      .flatMap((route) => [route, ...(route.children ?? [])])
      .filter(({ id }) => id?.startsWith('layout:') && id !== 'layout:product')
    for (const route of lazy) {
      if (typeof route.lazy !== 'function') throw new Error(`${route.id} is not brought late`)
      expect(await route.lazy()).toHaveProperty('Component')
    }
  })
})
