import { hostileText } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classifyPath } from './classify-path.ts'
import {
  campaignPreviewUrl,
  campaignUrl,
  categoryUrl,
  collectionUrl,
  commentsUrl,
  dealUrl,
  productUrl,
  searchUrl,
  shopUrl,
  tagUrl,
} from './site-url.ts'

const wellFormed = fc
  .oneof(hostileText, fc.string({ unit: fc.constantFrom(...'aığ/\\%?#&=+. -p1\n') }))
  .map((text) => text.toWellFormed())
const part = wellFormed.filter((text) => text !== '')
const id = fc.oneof(
  fc.integer({ min: 1, max: 1e6 }),
  fc.maxSafeNat().filter((number) => number > 0),
)

describe('U3 builders', () => {
  it('are read back by classifyPath, for every slug and id', () =>
    fc.assert(
      fc.property(wellFormed, part, part, part, id, (slug, one, two, three, number) => {
        const product = { slug, id: number }
        expect(classifyPath(productUrl(product))).toEqual({ type: 'product', ...product, comments: false })
        expect(classifyPath(commentsUrl(product))).toEqual({ type: 'product', ...product, comments: true })
        expect(classifyPath(searchUrl({ category: one, q: two }))).toEqual({
          type: 'search',
          kind: 'search',
          category: one,
        })
        expect(classifyPath(tagUrl(one))).toEqual({ type: 'search', kind: 'tag', tag: one })
        const shop = { shop: one, category: two, subCategory: three }
        expect(classifyPath(shopUrl(shop))).toEqual({ type: 'shop', ...shop })
        expect(classifyPath(dealUrl(one))).toEqual({ type: 'static', kind: 'deal', name: one })
        const campaign = { campaign: one, tab: two }
        expect(classifyPath(campaignUrl(campaign))).toEqual({ type: 'campaign', kind: 'live', ...campaign })
        expect(classifyPath(campaignPreviewUrl(campaign))).toEqual({ type: 'campaign', kind: 'preview', ...campaign })
      }),
    ))
  it('name a collection in its path', () => expect(collectionUrl('yeni gelenler')).toBe('/koleksiyon/yeni%20gelenler'))
  it('carry the words of a search', () =>
    fc.assert(
      fc.property(part, (q) => {
        expect(new URL(searchUrl({ q }), 'https://shop.example').searchParams.get('q')).toBe(q)
      }),
    ))
  it('leave out what is not given', () => {
    expect([searchUrl(), tagUrl(), campaignUrl()]).toEqual(['/arama', '/tagsearch', '/kampanyalar'])
    expect(searchUrl({ q: '', category: '' })).toBe('/arama')
    expect(searchUrl({ q: 'kırmızı elbise' })).toBe('/arama?q=k%C4%B1rm%C4%B1z%C4%B1%20elbise')
    expect(shopUrl({ shop: 'anka', subCategory: 'telefon' })).toBe('/magaza/anka')
    expect(categoryUrl('elektronik')).toBe('/elektronik')
    expect(productUrl({ slug: 'klavi', id: 12 })).toBe('/klavi-p-12')
  })
  it('stay on the site and never throw, whatever they are given', () =>
    fc.assert(
      fc.property(hostileText, (text) => {
        for (const url of [
          productUrl({ slug: text, id: 1 }),
          categoryUrl(text),
          searchUrl({ q: text, category: text }),
          shopUrl({ shop: text }),
          dealUrl(text),
          collectionUrl(text),
        ])
          expect(new URL(url, 'https://shop.example').host).toBe('shop.example')
      }),
    ))
})
