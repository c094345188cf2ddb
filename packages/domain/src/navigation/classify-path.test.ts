import { hostileText, longTexts } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classifyPath, pathOnly } from './classify-path.ts'

const types = ['product', 'campaign', 'search', 'shop', 'static', 'landing']

describe('U1 classifyPath', () => {
  it.each([
    ['/klavi-defter-p-12', { type: 'product', slug: 'klavi-defter', id: 12, comments: false }],
    ['/klavi-defter-p-12/?waw_keyword=x#y', { type: 'product', slug: 'klavi-defter', id: 12, comments: false }],
    ['/klavi-defter-p-12/yorumlar', { type: 'product', slug: 'klavi-defter', id: 12, comments: true }],
    ['/a-p-1-p-12/yorumlar/3', { type: 'product', slug: 'a-p-1', id: 12, comments: true, page: '3' }],
    ['/a-p-12/yorumlar/3/4', { type: 'product', slug: 'a', id: 12, comments: true, page: '3' }],
    ['/-p-12', { type: 'product', slug: '', id: 12, comments: false }],
    ['/arama-p-12', { type: 'product', slug: 'arama', id: 12, comments: false }],
    ['/k%C4%B1l%C4%B1f-p-7', { type: 'product', slug: 'kılıf', id: 7, comments: false }],
    ['/a%2Fb-p-7', { type: 'product', slug: 'a/b', id: 7, comments: false }],
    ['/100%-p-7', { type: 'product', slug: '100%', id: 7, comments: false }],
    ['/kampanyalar', { type: 'campaign', kind: 'list' }],
    ['/kampanyalar/', { type: 'campaign', kind: 'list' }],
    ['/kampanyalar/kis/koltuk', { type: 'campaign', kind: 'live', campaign: 'kis', tab: 'koltuk' }],
    ['/kampanya/mobilya', { type: 'campaign', kind: 'landing', campaign: 'mobilya' }],
    ['/campaign-preview/kis/koltuk', { type: 'campaign', kind: 'preview', campaign: 'kis', tab: 'koltuk' }],
    ['/arama', { type: 'search', kind: 'search' }],
    ['/arama?q=klavi-p-12', { type: 'search', kind: 'search' }],
    ['/arama/elektronik?q=a', { type: 'search', kind: 'search', category: 'elektronik' }],
    ['/tagsearch', { type: 'search', kind: 'tag' }],
    ['/tagsearch/yeni', { type: 'search', kind: 'tag', tag: 'yeni' }],
    ['/magaza/anka', { type: 'shop', shop: 'anka' }],
    ['/magaza/anka/elektronik/telefon', { type: 'shop', shop: 'anka', category: 'elektronik', subCategory: 'telefon' }],
    ['/static/meb-pasaj/okul', { type: 'static', kind: 'static', name: 'meb-pasaj', tab: 'okul' }],
    ['/firsat/super-firsat', { type: 'static', kind: 'deal', name: 'super-firsat' }],
    ['/firsat/super-firsat/bitenler', { type: 'static', kind: 'deal', name: 'super-firsat', tab: 'bitenler' }],
    ['elektronik', { type: 'landing', path: '/elektronik' }],
  ])('%s', (path, expected) => expect(classifyPath(path)).toEqual(expected))
  it.each([
    '/',
    '/elektronik',
    '/x/klavi-p-12',
    '/klavi-p-12/baska',
    '/klavi-p-12/yorumlarim',
    '/klavi-p-12x',
    '/klavi-p-',
    '/klavi-p-٣',
    '/klavip-12',
    '/klavi-p-0',
    '/klavi-p-99999999999999999999',
    '/kampanyalarim',
    '/kampanya',
    '/campaign-preview',
    '/aramalar',
    '/tagsearches',
    '/Arama',
    '/magaza',
    '/magaza-liste',
    '/static',
    '/firsat',
    '/firsatlar',
    '/my/tr/sepet',
    '/constructor',
    '/__proto__/x',
  ])('%s is a landing', (path) => expect(classifyPath(path)).toEqual({ type: 'landing', path }))
  it('gives every text one class, the same without query, hash and trailing slash', () =>
    fc.assert(
      fc.property(
        hostileText,
        fc.constantFrom('', '/', '/arama/', '/magaza/', '/x-p-1/'),
        fc.constantFrom('', '/', '//', '?a=b', '#c', '/?a=b/#c?'),
        (text, start, end) => {
          const path = start + text.replaceAll(/[?#]/g, '')
          const found = classifyPath(path)
          expect(types).toContain(found.type)
          expect(classifyPath(path + end)).toEqual(found)
        },
      ),
    ))
  it.each(longTexts.map((text) => [`${text.slice(0, 6)}…`, text]))('answers to 100,000 characters of %j', (_, text) =>
    expect([types.includes(classifyPath(text).type), types.includes(classifyPath(`/arama/${text}`).type)]).toEqual([
      true,
      true,
    ]),
  )
})

describe('pathOnly', () => {
  it.each([
    ['', '/'],
    ['///', '/'],
    ['/a//b//', '/a//b'],
    ['a?b/', '/a'],
    ['#a', '/'],
    ['//a', '//a'],
  ])('of %j is %j', (path, only) => expect(pathOnly(path)).toBe(only))
})
