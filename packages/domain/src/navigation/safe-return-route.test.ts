import { hostileText, longTexts } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeSegment } from './path-segment.ts'
import { safeReturnRoute } from './safe-return-route.ts'

describe('U5 safeReturnRoute', () => {
  it.each([
    ['my-siparisler', '/my/siparisler'],
    ['my-tr-adresler', '/my/tr/adresler'],
    ['my-tr-yorumlar', '/my/tr/yorumlar'],
    ['my-tr-hesap-numaralari', '/my/tr/hesap-numaralari'],
    ['my-bilgi', '/my/bilgi'],
    ['my-listelerim', '/my/listelerim'],
    ['my-hgs-bakiye-yukleme', '/my/hgs/bakiye-yukleme'],
    ['my-siparis-tamamlanmadi', '/my/siparis-tamamlanamadi'],
    ['pttem-trafik-cezasi', '/pttem/trafik_cezasi'],
    ['search', '/arama'],
    ['meb-pasaj', '/static/meb-pasaj'],
    ['toprak-mahsulleri-ofisi', '/static/toprak-mahsulleri-ofisi'],
    ['index', '/'],
  ])('knows the route %s as %s', (name, path) => expect(safeReturnRoute(name)).toBe(path))
  it.each(['/', '/my/tr/sepet?x=1', '/klavi-p-12/yorumlar?page=2#y', '/arama?q=a//b%2f..', '/a/b.html', '/a:b@c'])(
    'takes the own path %s',
    (path) => expect(safeReturnRoute(path)).toBe(path),
  )
  it.each([
    '',
    'evil.test',
    '//evil.test',
    '///evil.test',
    '//',
    '//?x',
    '/x//',
    '/\\evil.test',
    '/x\\..\\\\evil.test',
    '/%2fevil.test',
    '/%5Cevil.test',
    '/%09/evil.test',
    '/\t/evil.test',
    '/x/..//evil.test',
    '/.//evil.test',
    '/%2e%2e//evil.test',
    '/x/%2E%2E/y',
    '/x//evil.test',
    'https://evil.test',
    'https:evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /my/bilgi',
    '/my/bilgi ',
    '/\u2028evil',
    '/giris-yap',
    '/Giris-Yap/?redirect=x',
    '/uye-ol',
    '/sifremi-unuttum',
    'giris-yap',
    'my-yok',
    '__proto__',
    'constructor',
    'toString',
    undefined,
    null,
    5,
    ['/x'],
    { toString: () => '/x' },
  ])('sends %j home', (value) => expect(safeReturnRoute(value)).toBe('/'))
  it('takes paths of up to 2,000 characters', () => {
    const longest = `/${'a'.repeat(1999)}`
    expect(safeReturnRoute(longest)).toBe(longest)
    expect(safeReturnRoute(`${longest}a`)).toBe('/')
  })
  it('stays on the site for any input, resolved by a browser or parsed by a router', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          hostileText,
          hostileText.map((text) => `/${text}`),
          fc.string({ unit: fc.constantFrom('/', '\\', '.', '%2e', '%2F', '%5c', '\t', 'a', '?', '#', '@', ':') }),
        ),
        (value) => {
          const { href, host, pathname } = new URL(safeReturnRoute(value), 'https://shop.example')
          expect(host).toBe('shop.example')
          expect(new URL(pathname, href).host).toBe('shop.example')
          expect(new URL(decodeSegment(pathname), href).host).toBe(host)
        },
      ),
      { numRuns: 1000 },
    ))
  it('sends long texts home', () => {
    for (const text of longTexts) expect(safeReturnRoute(`/${text}`)).toBe('/')
  })
})
