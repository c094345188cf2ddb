import { getSearch } from '@market/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/index.ts'
import { insertNamedProduct } from '../../testing/insert-named-product.ts'
import { insertShop } from '../../testing/insert-product.ts'
import { makeVisitor, type Visitor } from '../../testing/make-visitor.ts'
import { rebuildSearchWords } from './words/rebuild-search-words.ts'

let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  api = await startTestApi()
  visitor = await makeVisitor(api.url)
  const { db } = api.deps
  await insertShop(db, { id: 1 })
  const named: readonly (readonly [number, string, string])[] = [
    [1, 'Pusula Tablet 8 İnç', 'tablet'],
    [2, 'Tablet Kılıfı 8 İnç Kalem Yuvalı', 'tablet-kilifi'],
    [3, 'Tükenmez Kalem Mavi', 'kalem'],
    [4, 'Keten Perde 200 cm Korniş Pileli', 'perde'],
    [5, 'Koşu Ayakkabısı', 'spor-ayakkabi'],
    [6, 'Bağcıklı Günlük Spor Ayakkabı', 'spor-ayakkabi'],
    [7, 'Balenli Sütyen', 'kadin-ic-giyim'],
    [8, 'Bağlama Sazı', 'muzik-aleti'],
    [9, 'Mıknatıslı Telefon Tutucu', 'telefon-tutucu'],
    [10, 'Sessiz Vantilatör', 'vantilator'],
    [11, 'Yağmurluk Kapüşonlu', 'yagmurluk'],
    [12, 'Kız Çocuk Montu', 'cocuk-giyim'],
    [13, 'Çekirdek Kahve', 'kahve'],
    [14, 'Kapüşonlu Şişme Mont', 'kadin-mont'],
    [15, 'Korumalı Mont Kadın Kışlık', 'motosiklet-montu'],
    [16, 'Hasır Kol Saati', 'kol-saati'],
    [17, 'Sarkaç Duvar Saati', 'duvar-saati'],
    [19, 'Seramik Kâse', 'tabak-takimi'],
    [20, 'Mercimek Çorbası', 'hazir-corba'],
    [21, 'Kulaküstü Kulaklık', 'kulaklik'],
    [22, 'Kulak İçi Kulaklık', 'kulak-ici-kulaklik'],
    [23, 'Kablosuz Fare', 'klavye-ve-fare'],
    [24, 'Kablosuz Oyuncu Klavyesi', 'klavye-ve-fare'],
    [25, 'Akıllı Telefon', 'cep-telefonu'],
    [26, 'USB-C Kablo', 'sarj-aleti'],
    [27, 'HDMI Kablo', 'sarj-aleti'],
  ]
  for (const [id, name, category] of named) await insertNamedProduct(db, { id, name, brand: 'Nilay', category })
  const earring = { name: 'Altın Küpe', brand: 'Nilay', category: 'altin-taki', facets: ['Renk:Altın'] }
  await insertNamedProduct(db, { id: 18, ...earring })
  await db
    .insertInto('synonyms')
    .values([
      { terms: ['sütyen', 'südyen'], one_way: null, since: '2020-01-01', until: null },
      { terms: ['şarj kablosu', 'usb-c kablo'], one_way: null, since: '2020-01-01', until: null },
    ])
    .execute()
  await rebuildSearchWords(db)
})
afterAll(() => api.stop())

const search = async (q: string) => {
  const { results, search: meant } = await visitor.ask(getSearch, { query: { q } })
  return { ids: results.map(({ id }) => id).sort((one, other) => one - other), left_out: meant?.left_out }
}

describe('the possessive end of a compound', () => {
  it.each([
    ['tablet kalemi', [1], ['kalemi']],
    ['perde kornişi', [4], ['kornişi']],
    ['spor ayakkabı bağcığı', [5, 6], ['bağcığı']],
  ])('is not found in another product’s properties; what it is for is shown instead: %s', async (q, ids, leftOut) =>
    expect(await search(q)).toEqual({ ids, left_out: leftOut }),
  )

  it('is the product where the synonyms know it', async () =>
    expect(await search('spor sütyeni')).toEqual({ ids: [7], left_out: ['spor'] }))

  it('does not show food for a thing that is used with food', async () =>
    expect((await search('kahve zzyyxxi')).ids).not.toContain(13))
})

it('reads no adjective of an unknown form as another kind', async () =>
  expect(await search('telefon tutucu vantilatörlü')).toEqual({ ids: [9], left_out: ['vantilatörlü'] }))

it('shows a child’s clothes before an adult’s rain jacket', async () =>
  expect(await search('çocuk yağmurluk')).toEqual({ ids: [12], left_out: ['yağmurluk'] }))

it.each([
  ['kadın mont kışlık', [14], ['kışlık'], 'the category that was named before names that have all words'],
  ['saat kadın altın rengi', [16, 17], ['altın rengi'], 'a kind that several departments sell, in another colour'],
  ['kase seti çorba', [19], ['kase seti', 'çorba'], 'what is near a term, though not in the category beside it'],
  ['kız çocuk montu', [12], [], 'a child’s coat by its stem, before the end of another kind'],
  ['kulaklık', [21, 22], [], 'both categories of a kind'],
  ['oyuncu fare kablosuz', [23], ['oyuncu'], 'the kind that was named, and no other kind of its category'],
  ['iphone şarj kablosu', [26], ['iphone'], 'the kind beside a brand that is not sold'],
])('%s: %j without %j, %s', async (q, ids, leftOut) => expect(await search(q)).toEqual({ ids, left_out: leftOut }))
