import { hostileText, longTexts } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeSegment } from './path-segment.ts'
import { legacyRedirect, lowerCaseAddress, siteRedirect } from './redirects.ts'

const hostOf = (target: string) => new URL(target, 'https://shop.example').host
/** Every target leads to this site, as written and decoded once. */
const staysHere = (target: string | undefined) => {
  if (target === undefined) return
  expect(hostOf(target)).toBe('shop.example')
  expect(hostOf(decodeSegment(target.replace(/[?#].*/s, '')))).toBe('shop.example')
  expect(target).toMatch(/^\/(?![/\\])/)
}
const evils = [
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '%2f%2fevil.test',
  '%2F%5Cevil.test',
  '%5cevil.test',
  '%09/evil.test',
  '%09%2fevil.test',
  '%0d%0aLocation:%20//evil.test',
  '%252f%252fevil.test',
  '%%2f2fevil.test',
  '%2f%E0%A4%A%2fevil.test',
  '..%2f%2fevil.test',
  'https:%2f%2fevil.test',
]

describe('U2 legacyRedirect', () => {
  it.each([
    ['/itemlist/elektronik/telefon', '/arama/telefon'],
    ['/itemlist/elektronik/telefon/?q=a&b=c', '/arama/telefon?q=a&b=c'],
    ['/itemlist/elektronik?sayfa=2#x', '/arama/elektronik?sayfa=2'],
    ['/itemlist', '/arama'],
    ['/itemlist/', '/arama'],
    ['/itemlist#x?y', '/arama'],
    ['/item/12_klavi-defter', '/klavi-defter-p-12'],
    ['/item/12_klavi_defter?waw_keyword=a', '/klavi_defter-p-12?waw_keyword=a'],
    ['/category/elektronik', '/elektronik'],
    ['/category/k%C4%B1rtasiye', '/k%C4%B1rtasiye'],
    ['/category/kırtasiye', '/k%C4%B1rtasiye'],
    ['/category/a%20b', '/a%20b'],
    ['/category/a%2Fb%5C%09c', '/abc'],
  ])('%s moved to %s', (from, to) => expect(legacyRedirect(from)).toBe(to))
  it.each([
    '/',
    '/elektronik',
    '/item',
    '/item/',
    '/item/12',
    '/item/12_',
    '/item/x_y',
    '/item/1_a/b',
    '/itemlists',
    '/itemlist/a/b/c',
    '/category',
    '/category/a/b',
    '/categories/a',
    '/x/itemlist',
    '/x/itemlist/a',
    '/x/itemlist/a/b',
    '/x/item/1_a',
    '/x/category/a',
    '/arama?p=/itemlist',
  ])('%s did not move', (path) => expect(legacyRedirect(path)).toBeUndefined())
  it.each(evils)('never answers with another host: %s', (evil) => {
    for (const start of ['/category/', '/item/1_', '/itemlist/', '/itemlist/a/', '/itemlist?q=', '/'])
      staysHere(legacyRedirect(start + evil))
  })
  it('stays on the site whatever comes', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('/category/', '/item/1_', '/itemlist/', '/itemlist/a/', '/'),
        fc.oneof(hostileText, fc.string({ unit: fc.constantFrom(...evils, 'a', '%', '2f', '/', '\\', '?', '\t') })),
        (start, rest) => staysHere(legacyRedirect(start + rest)),
      ),
    ))
})

describe('U4 siteRedirect', () => {
  it.each([
    ['/hediye', '/'],
    ['/hediye/', '/'],
    ['/hediye/kampanya/sekme?x=1', '/'],
    ['/surpriz-cekilis', '/'],
    ['/surpriz-cekilis/odeme-yap', '/'],
    ['/firsatlar', '/firsat/super-firsat'],
    ['/firsatlar/elektronik', '/firsat/super-firsat'],
    ['/kampanya/toprak-mahsulleri-ofisi', '/static/toprak-mahsulleri-ofisi'],
    ['/kampanya/toprak-mahsulleri-ofisi/', '/static/toprak-mahsulleri-ofisi'],
    ['/klavi-p-12/yorumlar/2', '/klavi-p-12/yorumlar?page=2'],
    ['/k%C4%B1l%C4%B1f-p-12/yorumlar/2/', '/k%C4%B1l%C4%B1f-p-12/yorumlar?page=2'],
    ['/klavi-p-12/yorumlar/2&x=3', '/klavi-p-12/yorumlar?page=2%26x%3D3'],
  ])('%s leads to %s', (from, to) => expect(siteRedirect(from)).toBe(to))
  it.each([
    '/',
    '/hediyelik',
    '/hediye-ceki/x',
    '/surpriz-cekilisler',
    '/firsatlarim',
    '/firsat/super-firsat',
    '/kampanya/toprak-mahsulleri-ofisi/x',
    '/klavi-p-12/yorumlar',
    '/klavi-p-12/yorumlar/2/3',
    '/klavi/yorumlar/2',
    '/x/hediye',
    '/x/firsatlar',
    '/x/kampanya/toprak-mahsulleri-ofisi',
    '/x/klavi-p-12/yorumlar/2',
  ])('%s stays', (path) => expect(siteRedirect(path)).toBeUndefined())
  it('stays on the site whatever comes, and leads to no further redirect', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('/hediye/', '/firsatlar/', '/a-p-1/yorumlar/', '/'),
        fc.oneof(hostileText, fc.constantFrom(...evils)),
        (start, rest) => {
          for (const path of [start + rest, `${start}${rest}-p-1/yorumlar/2`]) {
            const target = siteRedirect(path)
            staysHere(target)
            if (target !== undefined) expect(siteRedirect(target)).toBeUndefined()
          }
        },
      ),
    ))
})

describe('U2 and U4 on long texts', () => {
  it.each(longTexts.map((text) => [`${text.slice(0, 6)}…`, text]))('answer to 100,000 characters of %j', (_, text) => {
    for (const start of ['', '/category/', '/item/1_', '/itemlist/a/', '/a-p-1/yorumlar/', '/hediye/'])
      for (const redirect of [legacyRedirect, siteRedirect]) staysHere(redirect(start + text))
  })
})

describe('U4 lowerCaseAddress', () => {
  it.each([
    ['/Magaza-Liste', '/magaza-liste'],
    ['/firsat/SUPER-FIRSAT?utm_source=Posta#X', '/firsat/super-firsat?utm_source=Posta'],
    ['/MAGAZA/hemsin-kitabevi/', '/magaza/hemsin-kitabevi'],
    ['/arama/%C3%A7anta', undefined],
    ['/Arama/%C3%A7anta', '/arama/%C3%A7anta'],
    ['/elektronik?q=IPHONE', undefined],
    ['/my/liste/h5XPOnKdA6v', undefined],
    ['/MY/liste/h5XPOnKdA6v', undefined],
    ['/mylar-BANT', '/mylar-bant'],
    ['/', undefined],
  ])('%s is at %s', (path, target) => {
    expect(lowerCaseAddress(path)).toBe(target)
  })
  it.each([...evils, ...evils.map((evil) => `/X${evil}`), '//Evil.test', '/\\Evil.test', '/\t/Evil.test'])(
    'leads from %s to no other site',
    (evil) => staysHere(lowerCaseAddress(evil.startsWith('/') ? evil : `/X${evil}`)),
  )
  it('keeps every address of this site on it', () => {
    fc.assert(fc.property(hostileText, (text) => staysHere(lowerCaseAddress(`/${text}`))))
  })
})
