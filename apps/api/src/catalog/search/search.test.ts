import { getAutocomplete, getSearch } from '@market/contract'
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
  const dress = { brand: 'Mercanlı', category: 'elbise' }
  const phones = { brand: 'Sesta', category: 'kulaklik' }
  await insertNamedProduct(db, { id: 1, name: 'Kırmızı Elbiseler İkili Set', ...dress, sold_count: 5 })
  await insertNamedProduct(db, { id: 2, name: 'Işıltılı Abiye Elbise', ...dress, sold_count: 50 })
  await insertNamedProduct(db, {
    id: 3,
    name: 'Elbise Askısı Kırmızı',
    brand: 'Düzen',
    category: 'masa',
    sold_count: 900,
  })
  await insertNamedProduct(db, { id: 4, name: 'Kablosuz Kulaklık XR-500', ...phones, sold_count: 10 })
  await insertNamedProduct(db, { id: 5, name: 'Kablosuz Kulaklık ZT200', ...phones, sold_count: 80 })
  await insertNamedProduct(db, { id: 6, name: 'Kulaklık Kablosuz Şarj Kutusu', ...phones, sold_count: 700 })
  await insertNamedProduct(db, { id: 7, name: 'Deri Ayakkabı', brand: 'Yürüyüş', category: 'spor-ayakkabi' })
  await insertNamedProduct(db, { id: 8, name: 'Gizli Kulaklık', ...phones, active: false, sold_count: 9999 })
  await insertNamedProduct(db, {
    id: 9,
    name: 'Çocuk Şapkası',
    brand: 'Düzen',
    category: 'sapka-ve-bere',
    code: 'GV7K2ZX',
  })
  await insertNamedProduct(db, {
    id: 10,
    name: 'Yün Şapka GV7K2ZX Uyumlu',
    brand: 'Düzen',
    category: 'sapka-ve-bere',
    sold_count: 99,
  })
  await insertNamedProduct(db, {
    id: 11,
    name: 'Nova 5 128 GB',
    brand: 'Sesta',
    category: 'cep-telefonu',
    sold_count: 1,
  })
  await insertNamedProduct(db, {
    id: 12,
    name: 'Silikon Telefon Kılıfı',
    brand: 'Sesta',
    category: 'telefon-kilifi',
    sold_count: 500,
  })
  await insertNamedProduct(db, { id: 13, name: 'Süzme Bal', brand: 'Düzen', category: 'masa' })
  await insertNamedProduct(db, { id: 14, name: 'Balık Oltası', brand: 'Düzen', category: 'masa', sold_count: 900 })
  await insertNamedProduct(db, { id: 16, name: 'Sakallı Dede Bibloları', brand: 'Düzen', category: 'masa' })
  await insertBrowsePages()
  await rebuildSearchWords(db)
})
afterAll(() => api.stop())

async function insertBrowsePages() {
  const { db } = api.deps
  const words = { kicker: '', slogan: '', tone: 'mint', intro: [], terms: [], note: '', tabs: [] }
  const content = (image: string, title = '') => JSON.stringify({ ...words, image, title })
  const from = new Date('2020-01-01T00:00:00Z')
  const until = new Date('2100-01-01T00:00:00Z')
  await insertShop(db, { id: 2, slug: 'mercan-kosesi', name: 'Mercan Köşesi' })
  await insertShop(db, { id: 3, slug: 'bos-mercan', name: 'Boş Mercan' })
  await insertNamedProduct(db, { id: 20, name: 'Keten Perde', brand: 'Düzen', category: 'masa', shop_id: 2 })
  const campaign = { published: true, starts_at: from, content: content('scene.garden') }
  await db
    .insertInto('campaigns')
    .values([
      { ...campaign, id: 1, slug: 'mercan-yazi', title: 'Mercan Yazı', ends_at: until },
      { ...campaign, id: 2, slug: 'gecmis-mercan', title: 'Geçmiş Mercan', ends_at: from },
    ])
    .execute()
  await db
    .insertInto('collections')
    .values({ id: 1, slug: 'mercan-secmeleri', title: 'Mercan Seçmeleri', content: content('scene.gift') })
    .execute()
  await db
    .insertInto('deals')
    .values([
      { slug: 'mercan-gunu', position: 1, content: content('scene.coffee', 'Mercan Günü') },
      { slug: 'gecmis-mercan-gunu', position: 2, content: content('scene.coffee', 'Geçmiş Mercan Günü') },
    ])
    .execute()
  const slot = { starts_at: from, active: true }
  await db
    .insertInto('deal_slots')
    .values([
      { ...slot, deal: 'mercan-gunu', ends_at: until },
      { ...slot, deal: 'gecmis-mercan-gunu', ends_at: from },
    ])
    .execute()
}

const search = (q: string, more: object = {}) => visitor.ask(getSearch, { query: { q, ...more } })
const found = async (q: string) => (await search(q)).results.map(({ id }) => id)

describe('a search by words', () => {
  it.each([
    ['without Turkish letters', 'kirmizi elbise'],
    ['in capitals', 'KIRMIZI ELBİSE'],
    ['in ASCII capitals', 'KIRMIZI ELBISE'],
    ['with suffixes', 'kırmızı elbiselerin'],
    ['the other way round', 'elbise kırmızı'],
    ['half the last word', 'kırmızı elb'],
    ['with words that tell nothing', 'kırmızı ve elbise'],
    ['as another keyboard composes it', 'kırmızı elbise'.normalize('NFD')],
  ])('finds red dresses %s', async (_, q) => {
    expect(await found(q)).toContain(1)
    expect(await found(q)).not.toContain(2)
  })

  it.each([
    ['ayakkabilar', 7],
    ['ayakkabısı', 7],
    ['ISILTILI', 2],
    ['ışıltılı', 2],
    ['sapkalar', 9],
    ['şapkası', 9],
    ['elbisesi', 2],
    ['ayakkabısı', 7],
    ['yuruyus', 7],
  ])('finds by %s', async (q, id) => expect(await found(q)).toContain(id))

  it('matches a word exactly if products have it, and as a prefix if none has it', async () => {
    expect(await found('bal')).toEqual([13])
    expect(await found('olt')).toEqual([14])
  })

  it('does not take a whole word for the beginning of another one', async () => {
    expect(await found('sakal')).toEqual([])
    expect(await found('sakall')).toEqual([16])
  })

  it('finds a model number in every spelling', async () => {
    for (const q of ['XR-500', 'xr500', 'xr 500', 'Xr/500']) expect(await found(q), q).toEqual([4])
    expect(await found('zt 200')).toEqual([5])
  })

  it('puts the product of a code first', async () => {
    for (const q of ['GV7K2ZX', 'gv7k2zx']) expect((await found(q))[0], q).toBe(9)
  })

  it('finds by the name of a category', async () => expect(await found('giyim elbise')).toEqual([2, 1]))

  it('puts a product kind before its accessories', async () => {
    expect(await found('telefon')).toEqual([11])
    expect((await search('telefon', { literal: 'telefon' })).results.map(({ id }) => id)).toEqual([11, 12])
    expect(await found('telefon kılıfı')).toEqual([12])
  })

  it('puts the exact phrase before popularity, and popularity before the rest', async () => {
    expect(await found('kablosuz kulaklık')).toEqual([5, 4, 6])
  })

  it('puts products named like a category first, before better sellers of the category', async () => {
    const { db } = api.deps
    await insertNamedProduct(db, { id: 61, name: 'Çerçeveli Pano', brand: 'Düzen', category: 'ayna', sold_count: 90 })
    await insertNamedProduct(db, { id: 62, name: 'Boy Aynası', brand: 'Düzen', category: 'ayna', sold_count: 1 })
    expect(await found('ayna')).toEqual([62, 61])
  })

  it('orders and pages as asked', async () => {
    const sorted = await search('kulaklık', { sort: 'sell_count_asc' })
    expect(sorted.results.map(({ id }) => id)).toEqual([4, 5, 6])
    expect((await search('kulaklık', { offset: 1 })).results).toHaveLength(2)
  })

  it('leaves out withdrawn products', async () => expect(await found('gizli kulaklık')).not.toContain(8))

  it('filters by category, and counts the matches of each category', async () => {
    const everywhere = await search('elbise', { literal: 'elbise' })
    expect(everywhere.result_count).toBe(3)
    expect(everywhere.suggest_categories).toEqual([
      expect.objectContaining({ slug: 'elbise', count: 2 }),
      expect.objectContaining({ slug: 'masa', count: 1 }),
    ])
    expect((await search('elbise', { literal: 'elbise', category_slug: 'giyim-aksesuar' })).result_count).toBe(2)
  })
})

describe('typos', () => {
  it.each([
    ['kulaklk', 'a letter missing', 'kulaklık'],
    ['kulaklıık', 'a letter too many', 'kulaklık'],
    ['kulaklşk', 'a letter wrong', 'kulaklık'],
    ['kuallık', 'two mistakes', null],
    ['kualklık', 'letters swapped', 'kulaklık'],
  ])('%s: %s', async (q, _, corrected) => {
    const listing = await search(q)
    expect(listing.corrected_query).toBe(corrected)
    expect(listing.result_count).toBe(corrected ? 3 : 0)
  })

  it('mends the word that is wrong and keeps the others', async () => {
    expect(await search('kirmizi elbse')).toMatchObject({ corrected_query: 'kirmizi elbise', result_count: 1 })
  })

  it('takes endings off a word it does not know', async () => {
    expect(await search('sestacılı')).toMatchObject({ corrected_query: 'sesta', result_count: 5 })
  })

  it('takes no word that is written right for another', async () => {
    // Two letters away from `kulaklık`.
    expect(await search('kulaksız')).toMatchObject({ corrected_query: null, result_count: 0 })
  })

  it('does not guess at short words', async () => {
    expect(await search('xr')).toMatchObject({ corrected_query: null, result_count: 1 })
    expect(await search('yn')).toMatchObject({ corrected_query: null, result_count: 0 })
  })

  it('suggests similar words and categories when nothing is found', async () => {
    const listing = await search('kuallık')
    expect(listing.suggest_queries).toContain('kulaklık')
    expect(listing.suggest_categories.map(({ slug }) => slug)).toContain('kulaklik')
  })

  it('suggests the kind that a word of its own begins, as the box does while it is typed', async () => {
    const listing = await search('kulaklı')
    expect(listing).toMatchObject({ result_count: 0, suggest_queries: ['kulaklık'] })
    expect(listing.suggest_categories.map(({ slug }) => slug)).toContain('kulaklik')
  })
})

describe('hostile input', () => {
  it.each([
    ['operators', 'kulaklık & | ! <-> ( ) :* "'],
    ['quotes', `' or 1=1 -- \\ " ; drop table products;`],
    ['markup', '<script>alert(1)</script>'],
    ['nothing but signs', '!!! ??? ---'],
    ['patterns', '%%%___'],
    ['10,000 letters', 'kulaklık'.repeat(1250)],
    ['5,000 words', 'a '.repeat(5000)],
    ['other scripts', '耳机 наушники 🎧 سماعة'],
    ['zero widths', 'kula\u200bklık\u202e'],
    ['a deep category', 'a:b:c'],
  ])('%s: an answer', async (_, q) => {
    const heard = await visitor.call(getSearch, { query: { q } })
    expect(heard.status).toBe(200)
    expect((await visitor.call(getAutocomplete, { query: { q } })).status).toBe(200)
  })

  it('signs do not hide the words between them', async () => {
    expect(await found('"kablosuz" (kulaklık) & XR')).toEqual([4])
  })

  it('refuses a NUL character and an unknown category', async () => {
    expect((await visitor.call(getSearch, { query: { q: 'kulak\0lık' } })).status).toBe(422)
    // Characters outside the Basic Multilingual Plane, as complete surrogate pairs.
    expect((await visitor.call(getSearch, { query: { q: '¹Ĳ𐀀' } })).status).toBe(200)
    expect(await visitor.call(getSearch, { query: { q: 'x', category_slug: 'yok' } })).toMatchObject({
      status: 404,
      message: 'Kategori bulunamadı',
    })
  })
})

describe('suggestions', () => {
  const suggest = (q: string) => visitor.ask(getAutocomplete, { query: { q } })

  it('complete the typed words, with or without Turkish letters', async () => {
    for (const q of ['kula', 'KULA', 'kulakl', 'kulaklik']) expect((await suggest(q)).keywords, q).toContain('kulaklık')
    expect((await suggest('kablosuz ku')).keywords).toEqual(['kablosuz kulaklık'])
  })

  it('show the best sold products in stock, and categories', async () => {
    const { products, categories } = await suggest('kulak')
    expect(products.map(({ id }) => id)).toEqual([6, 5, 4])
    expect(products[0]).toMatchObject({ url: expect.stringMatching(/-p-6$/), price: 100 })
    expect(categories).toContainEqual({ name: 'Kulaklık', slug: 'kulaklik' })
  })

  it('correct a typo when no word has this prefix', async () => {
    expect((await suggest('kulaklk')).keywords).toContain('kulaklık')
  })

  it('are ten at most, with five categories at most', async () => {
    for (const q of ['ka', 'el', 'bebek', 'ç', 'spor', 'oyun', 'se']) {
      const { keywords, products, categories, browse } = await suggest(q)
      expect(keywords.length + products.length + categories.length + browse.length, q).toBeLessThanOrEqual(10)
      expect(categories.length, q).toBeLessThanOrEqual(5)
    }
  })

  it('name campaigns, deals, collections and shops that are called so, two at most', async () => {
    const browsed = async (q: string) => (await suggest(q)).browse
    expect(await browsed('mercan ko')).toEqual([
      { url: '/magaza/mercan-kosesi', image: expect.any(String), text: 'Mercan Köşesi' },
    ])
    expect(await browsed('MERCAN YAZ')).toEqual([
      { url: '/kampanyalar/mercan-yazi', image: 'scene.garden', text: 'Mercan Yazı' },
    ])
    expect(await browsed('secme mercan')).toEqual([
      { url: '/koleksiyon/mercan-secmeleri', image: 'scene.gift', text: 'Mercan Seçmeleri' },
    ])
    expect((await browsed('mercan gü')).map(({ url }) => url)).toEqual(['/firsat/mercan-gunu'])
    expect(await browsed('mercan')).toHaveLength(2)
  })

  it('leave out ended campaigns and deals, and shops without products', async () => {
    for (const q of ['gecmis mercan', 'bos mercan']) expect((await suggest(q)).browse, q).toEqual([])
  })

  it('show where to look around before two letters are typed', async () => {
    for (const q of ['', ' ', 'k'])
      expect(await suggest(q)).toMatchObject({
        keywords: [],
        products: [],
        browse: expect.arrayContaining([{ url: '/elektronik', text: 'Elektronik', image: expect.any(String) }]),
      })
  })
})

it('returns every product once for any offset', async () => {
  const { db } = api.deps
  const clasps = { name: 'Toka', brand: 'Düzen', category: 'tablet' }
  for (let id = 1000; id < 1730; id += 1) await insertNamedProduct(db, { id, ...clasps })
  const ids = async (offset: number) =>
    (await visitor.ask(getSearch, { query: { q: 'toka', offset, limit: 48 } })).results.map(({ id }) => id)
  const found = [...(await ids(660)), ...(await ids(708))]
  expect(found).toHaveLength(48 + 22)
  expect(new Set(found).size).toBe(70)
})
