import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classifyPath } from './classify-path.ts'
import { legacyRedirect, siteRedirect } from './redirects.ts'
import { safeReturnRoute } from './safe-return-route.ts'
import { metaTitle, seoTitle } from './seo-title.ts'
import {
  campaignUrl,
  categoryUrl,
  commentsUrl,
  dealUrl,
  productUrl,
  searchUrl,
  shopUrl,
  staticUrl,
  tagUrl,
} from './site-url.ts'

const anyText = fc.string({ unit: 'binary' })
const slug = fc.string({ unit: fc.constantFrom(...'abcçdeğıişü0123456789-') })
const part = slug.filter((text) => text !== '')

describe('U1 classifyPath', () => {
  it.each([
    ['/klavi-defter-p-12', { type: 'product', slug: 'klavi-defter', id: 12, comments: false }],
    ['/klavi-defter-p-12/?waw_keyword=x#y', { type: 'product', slug: 'klavi-defter', id: 12, comments: false }],
    ['/a-p-1-p-12/yorumlar/3', { type: 'product', slug: 'a-p-1', id: 12, comments: true, page: '3' }],
    ['/kampanyalar', { type: 'campaign', kind: 'list' }],
    ['/kampanyalar/kis/koltuk', { type: 'campaign', kind: 'live', campaign: 'kis', tab: 'koltuk' }],
    ['/kampanya/mobilya', { type: 'campaign', kind: 'landing', campaign: 'mobilya' }],
    ['/campaign-preview/kis', { type: 'campaign', kind: 'preview', campaign: 'kis' }],
    ['/arama/elektronik?q=a', { type: 'search', kind: 'search', category: 'elektronik' }],
    ['/tagsearch/yeni', { type: 'search', kind: 'tag', tag: 'yeni' }],
    ['/magaza/anka/elektronik/telefon', { type: 'shop', shop: 'anka', category: 'elektronik', subCategory: 'telefon' }],
    ['/static/meb-pasaj/okul', { type: 'static', kind: 'static', name: 'meb-pasaj', tab: 'okul' }],
    ['/firsat/super-firsat', { type: 'static', kind: 'deal', name: 'super-firsat' }],
    ['/elektronik', { type: 'landing', path: '/elektronik' }],
    ['/', { type: 'landing', path: '/' }],
    ['/x/klavi-p-12', { type: 'landing', path: '/x/klavi-p-12' }],
    ['/klavi-p-12/baska', { type: 'landing', path: '/klavi-p-12/baska' }],
    ['/klavi-p-12x', { type: 'landing', path: '/klavi-p-12x' }],
    ['/aramalar', { type: 'landing', path: '/aramalar' }],
    ['/magaza-liste', { type: 'landing', path: '/magaza-liste' }],
  ])('%s', (path, expected) => expect(classifyPath(path)).toEqual(expected))
  it('gives every text one class', () => {
    fc.assert(
      fc.property(anyText, (path) => {
        expect(['product', 'campaign', 'search', 'shop', 'static', 'landing']).toContain(classifyPath(path).type)
      }),
    )
    expect(classifyPath('/'.repeat(100_000)).type).toBe('landing')
    expect(classifyPath(`/${'a-p-'.repeat(25_000)}`).type).toBe('landing')
  })
})

describe('U2 legacyRedirect', () => {
  it.each([
    ['/itemlist/elektronik/telefon', '/arama/telefon'],
    ['/itemlist/elektronik?sayfa=2', '/arama/elektronik?sayfa=2'],
    ['/itemlist', '/arama'],
    ['/item/12_klavi-defter', '/klavi-defter-p-12'],
    ['/category/elektronik', '/elektronik'],
  ])('%s moved to %s', (from, to) => expect(legacyRedirect(from)).toBe(to))
  it.each(['/', '/item/x_y', '/categories/a', '/itemlists'])('%s did not move', (path) =>
    expect(legacyRedirect(path)).toBeUndefined(),
  )
  it('never answers with another host', () => {
    for (const evil of ['//evil.com', '/\\evil.com', '%2f%2fevil.com', '%5cevil.com', '\\\\evil.com', '%09/evil.com']) {
      for (const path of [`/category/${evil}`, `/item/1_${evil}`, `/itemlist/${evil}`, `/itemlist/a/${evil}`]) {
        const target = legacyRedirect(path)
        if (target !== undefined) expect(new URL(target, 'https://shop.example').host).toBe('shop.example')
      }
    }
    fc.assert(
      fc.property(fc.constantFrom('/category/', '/item/1_', '/itemlist/'), anyText, (start, rest) => {
        const target = legacyRedirect(start + rest)
        if (target !== undefined) expect(target).toMatch(/^\/(?![/\\])/)
      }),
    )
  })
})

describe('U3 builders', () => {
  it('are read back by classifyPath', () => {
    fc.assert(
      fc.property(slug, part, part, fc.integer({ min: 1, max: 2 ** 31 }), (name, one, two, id) => {
        expect(classifyPath(productUrl({ slug: name, id }))).toMatchObject({ type: 'product', slug: name, id })
        expect(classifyPath(commentsUrl({ slug: name, id }))).toMatchObject({ comments: true, id })
        expect(classifyPath(searchUrl({ category: one, q: two }))).toMatchObject({ type: 'search', category: one })
        expect(classifyPath(tagUrl(one))).toMatchObject({ kind: 'tag', tag: one })
        expect(classifyPath(shopUrl({ shop: one, category: two }))).toMatchObject({
          type: 'shop',
          shop: one,
          category: two,
        })
        expect(classifyPath(dealUrl(one))).toMatchObject({ kind: 'deal', name: one })
        expect(classifyPath(campaignUrl({ campaign: one, tab: two }))).toMatchObject({ campaign: one, tab: two })
        expect(classifyPath(staticUrl({ name: one }))).toMatchObject({ kind: 'static', name: one })
      }),
    )
    expect(categoryUrl('elektronik')).toBe('/elektronik')
    expect(searchUrl({ q: 'kırmızı elbise' })).toBe('/arama?q=k%C4%B1rm%C4%B1z%C4%B1%20elbise')
  })
})

describe('U4 siteRedirect', () => {
  it.each([
    ['/hediye', '/'],
    ['/hediye/a/b', '/'],
    ['/surpriz-cekilis/odeme-yap', '/'],
    ['/firsatlar/elektronik', '/firsat/super-firsat'],
    ['/kampanya/toprak-mahsulleri-ofisi', '/static/toprak-mahsulleri-ofisi'],
    ['/klavi-p-12/yorumlar/2', '/klavi-p-12/yorumlar?page=2'],
  ])('%s leads to %s', (from, to) => expect(siteRedirect(from)).toBe(to))
  it.each(['/hediyelik', '/firsat/super-firsat', '/klavi-p-12/yorumlar', '/'])('%s stays', (path) =>
    expect(siteRedirect(path)).toBeUndefined(),
  )
})

describe('U5 safeReturnRoute', () => {
  it('knows names and own paths', () => {
    expect(safeReturnRoute('my-siparisler')).toBe('/my/siparisler')
    expect(safeReturnRoute('/my/tr/sepet?x=1')).toBe('/my/tr/sepet?x=1')
  })
  it.each([
    '//evil.com',
    '/\\evil.com',
    '/%2fevil.com',
    'https://evil.com',
    'javascript:alert(1)',
    '/\tevil',
    '',
    '__proto__',
    'constructor',
    '/%5Cevil',
    undefined,
    null,
    5,
    ['/x'],
  ])('sends %j home', (value) => expect(safeReturnRoute(value)).toBe('/'))
  it('stays on the site whatever comes', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyText.map((text) => `/${text}`),
        ),
        (value) => {
          expect(new URL(safeReturnRoute(value), 'https://shop.example').host).toBe('shop.example')
        },
      ),
    )
  })
})

describe('U6 seoTitle', () => {
  it('cuts at a word that ends in the last third, else within the word', () => {
    expect(seoTitle('Kablosuz Kulaküstü Kulaklık ANC 40 Saat Mürekkep Rengi')).toBe(
      'Kablosuz Kulaküstü Kulaklık ANC 40 Saat',
    )
    expect(seoTitle('a'.repeat(60))).toBe('a'.repeat(46))
    expect(seoTitle('Kısa ad')).toBe('Kısa ad')
    expect(seoTitle('🎁'.repeat(50))).toBe('🎁'.repeat(46))
  })
  it('is never longer than 46 and starts as the text does', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const title = seoTitle(text)
        expect(Array.from(title).length).toBeLessThanOrEqual(46)
        expect(text.trim().startsWith(title)).toBe(true)
        expect(seoTitle(title)).toBe(title)
      }),
    )
  })
  it('varies product titles by the last digit of the id and describes books apart', () => {
    const of = (id: number, categoryIds: readonly number[] = [1]) => metaTitle({ id, name: 'Ürün', categoryIds })
    expect(of(10).title).toBe(of(4).title)
    expect(of(11).title).not.toBe(of(10).title)
    expect(of(15).title).toBe(of(1).title)
    expect(of(1, [6, 15]).description).toContain('kitabını')
  })
})
