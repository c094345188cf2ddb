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
  await insertShop(db, { id: 1, slug: 'ardic-duragi', name: 'Ardıç Durağı' })
  await insertShop(db, { id: 2, slug: 'papatya-evi', name: 'Papatya Evi' })
  const shirt = { brand: 'Lavin', category: 'gomlek' }
  await insertNamedProduct(db, {
    id: 1,
    name: 'Oduncu Gömlek',
    ...shirt,
    facets: ['Renk:Mavi', 'Renk:Kırmızı', 'Beden:XL', 'Kumaş:Keten'],
    images: ['dress.sage.natural.front'],
    price: 400_00,
    original_price: 500_00,
  })
  await insertNamedProduct(db, { id: 2, name: 'Mavi Gömlek', ...shirt, shop_id: 2, price: 900_00 })
  await insertNamedProduct(db, {
    id: 3,
    name: 'Kadın Gömleği',
    ...shirt,
    facets: ['Renk:Krem'],
    average: 4.6,
    price: 600_00,
    free_shipping: true,
  })
  await insertNamedProduct(db, { id: 4, name: 'Nemlendirici Krem', brand: 'Nilay', category: 'cilt-bakim' })
  await insertNamedProduct(db, {
    id: 5,
    name: 'Kulaküstü Kulaklık',
    brand: 'Sesta',
    category: 'kulaklik',
    facets: ['Bluetooth:Var'],
  })
  const tablet = { brand: 'Sesta', category: 'tablet' }
  await insertNamedProduct(db, { id: 8, name: 'Çizim Tableti', ...tablet, facets: ['Depolama:128 GB'] })
  await insertNamedProduct(db, { id: 9, name: 'Çocuk Tableti 128 GB', ...tablet })
  await insertNamedProduct(db, { id: 10, name: 'Okuma Tableti', ...tablet, facets: ['Depolama:64 GB'] })
  await insertNamedProduct(db, { id: 11, name: 'Cam Temizleyici Limon', brand: 'Sesta', category: 'yuzey-temizleyici' })
  await insertNamedProduct(db, { id: 12, name: 'Lamas Limon Seçme', brand: 'Sesta', category: 'taze-meyve' })
  await insertNamedProduct(db, {
    id: 13,
    name: 'Mikro Hafıza Kartı',
    brand: 'Sesta',
    category: 'hafiza-karti',
    facets: ['Kullanım:Ekran Kaydı'],
  })
  await insertNamedProduct(db, {
    id: 14,
    name: 'Sessiz Ekran Kartı',
    brand: 'Sesta',
    category: 'bilgisayar-bilesenleri',
  })
  await insertNamedProduct(db, { id: 15, name: 'Gül Kolonyası', brand: 'Nilay', category: 'kadin-parfum' })
  await insertNamedProduct(db, { id: 16, name: 'Gül Kadın Parfüm', brand: 'Nilay', category: 'kadin-parfum' })
  await insertNamedProduct(db, { id: 17, name: 'Kakaolu Fındık Kreması', brand: 'Nilay', category: 'findik-kremasi' })
  await insertNamedProduct(db, { id: 18, name: 'Giresun Fındığı', brand: 'Nilay', category: 'kuruyemis' })
  await insertNamedProduct(db, { id: 19, name: 'Çocuk Şişme Havuzu', brand: 'Nilay', category: 'sisme-bot' })
  await insertNamedProduct(db, { id: 20, name: 'Bağcıklı Çocuk Bot', brand: 'Nilay', category: 'cocuk-ayakkabisi' })
  await insertNamedProduct(db, { id: 40, name: 'Akıllı Telefon', brand: 'Nilay', category: 'cep-telefonu' })
  await insertNamedProduct(db, {
    id: 41,
    name: 'Yün Halı 200x290 cm',
    brand: 'Nilay',
    category: 'hali',
    facets: ['Ölçü:200x290 cm'],
  })
  await insertNamedProduct(db, {
    id: 42,
    name: 'Yün Halı 80x150 cm',
    brand: 'Nilay',
    category: 'hali',
    facets: ['Ölçü:80x150 cm'],
  })
  await insertNamedProduct(db, { id: 43, name: 'Dibek Kahvesi', brand: 'Nilay', category: 'kahve' })
  await insertNamedProduct(db, { id: 44, name: 'Kafeinli Soğuk Plaster', brand: 'Nilay', category: 'masaj-aleti' })
  await insertNamedProduct(db, { id: 45, name: 'Sakin Soğuk Plaster', brand: 'Nilay', category: 'masaj-aleti' })
  await insertNamedProduct(db, { id: 46, name: 'Kablosuz Robot', brand: 'Nilay', category: 'supurge' })
  await insertNamedProduct(db, { id: 6, name: 'Süet Elbise Askısı', brand: 'Düzen', category: 'masa' })
  await insertNamedProduct(db, { id: 7, name: 'Kadın Tuvalet Masası', brand: 'Düzen', category: 'masa' })
  await db
    .insertInto('synonyms')
    .values([
      { terms: ['kulaklık', 'headset'], one_way: null, since: '2020-01-01', until: null },
      { terms: ['gömlek'], one_way: 'bluz', since: '2020-01-01', until: null },
      { terms: ['gömlek', 'frenkgömleği'], one_way: null, since: '2020-01-01', until: '2021-01-01' },
    ])
    .execute()
  await db
    .insertInto('origins')
    .values({ id: 1, slug: 'lamas-limonu', name: 'Lamas Limonu', city: 'Mersin', region: 'Akdeniz', note: '' })
    .execute()
  await db.insertInto('product_origins').values({ origin_id: 1, product_id: 12 }).execute()
  await rebuildSearchWords(db)
})
afterAll(() => api.stop())

const search = (q: string, more: object = {}) => visitor.ask(getSearch, { query: { q, ...more } })
const found = async (q: string, more: object = {}) => (await search(q, more)).results.map(({ id }) => id).sort()

describe('an unfinished or divided word', () => {
  it('is completed by the name with the same marks', async () =>
    expect((await search('süp')).corrected_query).toBe('süpürge'))

  it('is one with its neighbour if products have them joined', async () =>
    expect(await search('kulak üstü bluetooth')).toMatchObject({
      corrected_query: 'kulaküstü bluetooth',
      results: [{ id: 5 }],
    }))

  it('is its noun if no product has the adjective', async () =>
    expect(await search('plasterli soğuk')).toMatchObject({ corrected_query: 'plaster soğuk' }))
})

describe('a word such as kafeinsiz', () => {
  const read = async (q: string) => {
    const { results, search: findings } = await search(q)
    const labels = findings?.understood.map(({ label }) => label) ?? []
    return { ids: results.map(({ id }) => id), labels, left_out: findings?.left_out }
  }
  it('excludes what products of the search say', async () =>
    expect(await read('kafeinsiz soğuk plaster')).toMatchObject({ ids: [45], labels: ['kafein hariç'], left_out: [] }))

  it('is named as left out where no product of the search says what it excludes', async () => {
    const answer = await read('kafeinsiz kahve')
    expect(answer).toMatchObject({ ids: [43], left_out: ['kafeinsiz'] })
    expect(answer.labels).not.toContain('kafein hariç')
  })
})

describe('a query that is understood', () => {
  it.each([
    ['mavi gömlek', [1, 2], 'a colour, by choice or by name'],
    ['gömlek xl', [1], 'a size'],
    ['erkek gömlek', [1, 2], 'people, of whom the others are left out'],
    ['500 tl altı gömlek', [1], 'a price'],
    ['kargo bedava gömlek', [3], 'free shipping'],
    ['indirimli gömlek', [1], 'a discount'],
    ['5 yıldızlı gömlek', [3], 'stars'],
    ['coğrafi işaretli limon', [12], 'a geographic indication'],
    ['gömlek -mavi', [3], 'what is not wanted'],
    ['tablet 128gb hariç', [10], 'a measure that is not wanted, of a property and of a name'],
    ['tablet 128 gb', [8, 9], 'a measure'],
    ['gömlek sepeti', [1, 2, 3], 'what a thing that is not sold is for'],
    ['arabaya masa', [7], 'a thing for what the shop hardly knows'],
    ['papatya evi', [2], 'a shop'],
    ['lavin gömlek', [1, 2, 3], 'a brand'],
  ])('%s: %j, %s', async (q, ids) => expect(await found(q)).toEqual(ids))

  it('shows a food and not what smells of it', async () => expect(await found('limon')).toEqual([12]))

  it.each([
    ['ekran kartı', [14], 'two words name one thing'],
    ['parfüm', [16], 'what is called so, and not what shares its shelf'],
    ['fındık', [18, 17], 'the nut before what is made of it, whatever the case'],
  ])('%s: %j, %s', async (q, ids) => {
    const { results } = await search(q)
    expect(results.map(({ id }) => id).slice(0, ids.length)).toEqual(ids)
  })

  it('finds boots, and no boat, for a child', async () => expect(await found('çocuk bot')).toEqual([20]))

  it('is listed part by part, each with the query without it', async () => {
    expect((await search('mavi gömlek 500 tl altı')).search?.understood).toEqual([
      { text: 'mavi', label: 'Renk: Mavi', without: { q: 'mavi gömlek 500 tl altı', literal: ['mavi'] } },
      { text: 'gömlek', label: 'Gömlek', without: { q: 'mavi gömlek 500 tl altı', literal: ['gomlek'] } },
      { text: '500 tl altı', label: 'En fazla 500 TL', without: { q: 'mavi gömlek', literal: [] } },
    ])
  })

  it('loses a filter that the shopper removes, and its words are searched as text', async () => {
    expect(await found('mavi gömlek', { literal: 'mavi' })).toEqual([1, 2])
    expect((await search('mavi gömlek', { literal: ['mavi', 'gomlek'] })).search?.understood).toEqual([])
  })

  it('orders the products as it says, unless the shopper chose an order', async () => {
    const ordered = async (q: string, more: object = {}) => (await search(q, more)).results.map(({ id }) => id)
    expect(await ordered('en ucuz gömlek')).toEqual([1, 3, 2])
    expect(await ordered('en ucuz gömlek', { sort: 'price_desc' })).toEqual([2, 3, 1])
  })

  it('sets the order that it names', async () => {
    expect((await search('en ucuz gömlek')).search?.sort).toBe('price_asc')
    expect((await search('ucuz zürafa')).search?.understood.map(({ text }) => text)).toEqual(['ucuz'])
  })

  it('shows a product’s picture in the searched colour', async () => {
    const shown = async (q: string, more: object = {}) => {
      const { results } = await search(q, more)
      return results.find(({ id }) => id === 1)?.thumbnail
    }
    expect(await shown('kırmızı gömlek')).toMatch(/^dress\.sage\.(?!natural)/)
    expect(await shown('gömlek', { attr: 'Renk:Mavi' })).not.toBe(await shown('kırmızı gömlek'))
    expect(await shown('gömlek')).toBe('dress.sage.natural.front')
  })

  it('is also listed when no product was found, so that the shopper can remove it', async () => {
    const { result_count, search: findings } = await search('gömlek', { price: '5000-' })
    expect([result_count, findings?.understood.map(({ label }) => label)]).toEqual([0, ['Gömlek']])
  })

  it('combines with the filters of the address', async () => {
    expect(await found('mavi gömlek', { price: '500-' })).toEqual([2])
    expect((await search('mavi gömlek')).categories).toEqual([])
  })

  it('includes no second category on a category’s page', async () => {
    expect(await found('elbise', { category_slug: 'masa' })).toEqual([6])
    expect((await search('elbise', { category_slug: 'masa' })).search?.understood).toEqual([])
  })
})

describe('properties', () => {
  it('are found next to a word of the name, and do not replace a product kind', async () => {
    expect(await found('keten gömlek')).toEqual([1])
    expect(await found('bluetooth kulaklık')).toEqual([5])
    expect(await found('krem')).toEqual([4])
    expect(await found('keten')).toEqual([1])
  })

  it('a number and the words of a shop find, too', async () => {
    expect(await found('4')).toEqual([4])
    expect(await found('papatya gömlek')).toEqual([2])
  })

  it('follow a shop that is called otherwise', async () => {
    const { db } = api.deps
    const call = (name: string) => db.updateTable('shops').set({ name }).where('id', '=', 2).execute()
    await call('Kardelen Evi')
    expect(await found('kardelen gömlek')).toEqual([2])
    await call('Papatya Evi')
    expect(await found('papatya gömlek')).toEqual([2])
  })
})

describe('a present', () => {
  beforeAll(async () => {
    const { db } = api.deps
    const idea = (id: number, receiver: string) => ({
      id,
      position: id,
      content: JSON.stringify({ name: receiver, receiver, note: '', image: 'scene.gift' }),
    })
    await db
      .insertInto('gift_ideas')
      .values([idea(1, 'Anne'), idea(2, 'Evcil hayvan'), idea(3, 'Bebek')])
      .execute()
    await db
      .insertInto('gift_products')
      .values([
        { gift_id: 1, position: 1, product_id: 4 },
        { gift_id: 1, position: 2, product_id: 3 },
        { gift_id: 2, position: 1, product_id: 7 },
        { gift_id: 3, position: 1, product_id: 6 },
      ])
      .execute()
  })

  it.each([
    ['anneme doğum günü hediyesi', [3, 4], []],
    ['hediye', [3, 4], []],
    ['anneye hediye gömlek', [3], []],
    ['kedime hediye', [7], []],
    ['bebek hediyesi', [6], []],
    ['anneme hediye kulaklık', [5], ['anneme hediye']],
  ])('%s: %j', async (q, ids, leftOut) => {
    const { results, search: findings } = await search(q)
    expect([results.map(({ id }) => id).sort(), findings?.left_out]).toEqual([ids, leftOut])
  })
})

describe('a typo', () => {
  it('means what names a kind with the word beside it, even in a short word', async () => {
    const masa = await search('tuvlet masası')
    expect([masa.corrected_query, masa.results.map(({ id }) => id)]).toEqual(['tuvalet masası', [7]])
  })

  it('is not corrected if it is a real word, which is left out as typed', async () => {
    expect(await search('kepek gömlek')).toMatchObject({ corrected_query: null, search: { left_out: ['kepek'] } })
  })

  it('is corrected beside unknown words, which are left out with the conditions that nothing meets', async () => {
    expect(await search('qqqw zzz kulaklk')).toMatchObject({
      corrected_query: 'qqqw zzz kulaklik',
      results: [{ id: 5 }],
      search: { left_out: ['qqqw', 'zzz'] },
    })
    expect(await search('qqqw kulaklık xxl')).toMatchObject({
      results: [{ id: 5 }],
      search: { left_out: ['qqqw', 'xxl'] },
    })
  })
})

describe('synonyms', () => {
  it('find each other, or one way, on their days', async () => {
    expect(await found('headset')).toEqual([5])
    expect(await found('bluz')).toContain(1)
    expect((await search('frenkgömleği')).result_count).toBe(0)
  })
})

describe('a query with too many conditions', () => {
  it.each([
    ['kablosuz headset', ['kablosuz'], [5]],
    ['yeşil gömlek 100 tl altı', ['100 tl altı', 'yeşil'], [1, 2, 3]],
    ['lavin kulaklık', ['lavin'], [5]],
  ])('%s: leaves out %j and reports it', async (q, leftOut, ids) => {
    const listing = await search(q)
    expect([...(listing.search?.left_out ?? [])].sort()).toEqual(leftOut)
    expect(listing.results.map(({ id }) => id).sort()).toEqual(ids)
  })

  it('searches a condition as words before it leaves it out', async () => {
    expect(await search('süet elbise')).toMatchObject({ result_count: 1, search: { left_out: [], understood: [] } })
  })

  it('leaves out nothing if a chosen filter excludes everything', async () => {
    expect(await search('mavi gömlek', { price: '5000-' })).toMatchObject({ result_count: 0 })
  })

  it('finds nothing if only a colour or a price would be left', async () => {
    for (const q of ['mavi zürafa', 'zürafa 500 tl altı']) expect((await search(q)).result_count, q).toBe(0)
  })

  it('shows best sellers of similar words, and nothing without a similar word', async () => {
    const near = async (q: string) => (await search(q)).search?.near.map(({ id }) => id)
    expect(await near('kulaklklr')).toEqual([5])
    expect(await near('zürafa')).toEqual([])
  })
})

describe('pages that a search names', () => {
  it.each([
    ['ardıç durağı', 'shop', '/magaza/ardic-duragi'],
    ['ardıç', 'shop', '/magaza/ardic-duragi'],
    ['lavin', 'brand', '/arama?brand=lavin'],
  ])('%s: a %s', async (q, kind, url) => {
    expect((await search(q)).search?.pages).toContainEqual(expect.objectContaining({ kind, url }))
  })

  it('are named only on the first page', async () => {
    expect((await search('lavin', { offset: 1 })).search?.pages).toEqual([])
  })

  it('do not include a category that the chip already names', async () => {
    expect((await search('gömlek')).search).toMatchObject({ pages: [], understood: [{ label: 'Gömlek' }] })
  })
})

describe('a search for a product that the shop does not sell', () => {
  it('shows the closest product kind, and lists the words it left out', async () => {
    const { results, search: understood } = await search('iphone 15')
    expect(results.map(({ id }) => id)).toEqual([40])
    expect(understood?.left_out).toEqual(['iphone', '15'])
  })

  it('shows the closest sizes', async () => {
    const { results } = await search('200x300 halı')
    expect(results.map(({ id }) => id)).toEqual([41])
  })
})

describe('queries that are suggested', () => {
  const keywords = async (q: string) => (await visitor.ask(getAutocomplete, { query: { q } })).keywords
  it.each([
    ['masa', ['masa'], 'the kind that is meant'],
    ['kul', ['kulaklık'], 'the kind that is begun'],
    ['headset', ['kulaklık'], 'the kind that a synonym means'],
    ['kırmızı gö', ['kırmızı gömlek'], 'a kind in a colour that it has'],
    ['kadın ma', ['kadın masa'], 'a kind for people'],
  ])('%s: %j, %s', async (q, first) => expect((await keywords(q)).slice(0, 1)).toEqual(first))

  it('suggest no product kind in a colour without products', async () => {
    expect(await keywords('mavi ma')).toEqual([])
    expect(await keywords('erkek ma')).toEqual([])
  })
})

describe('a query that is not finished or misspelt', () => {
  it('means the kind that its last words begin', async () => {
    const { corrected_query, results } = await search('mikro hafıza ka')
    expect([corrected_query, results.map(({ id }) => id)]).toEqual(['mikro hafıza kartı', [13]])
  })

  it('is corrected to the name of a kind before another word as near', async () => {
    const { db } = api.deps
    await insertNamedProduct(db, { id: 91, name: 'Bulut Yastık', brand: 'Tüyden', category: 'yastik' })
    await insertNamedProduct(db, { id: 92, name: 'Saten Bluz', brand: 'Lavin', category: 'kadin-bluz' })
    await rebuildSearchWords(db)
    api.advance(120_000)
    expect((await search('bulüz')).corrected_query).toBe('bluz')
  })

  it('is read again without the words that no product has', async () => {
    const { results, search: answer } = await search('zzyyxx hafıza kartı')
    expect([results[0]?.name, answer?.left_out]).toEqual(['Mikro Hafıza Kartı', ['zzyyxx']])
  })

  it('finds no product by the stem of its brand', async () => {
    await insertNamedProduct(api.deps.db, { id: 93, name: 'Baston', brand: 'Yağmurca', category: 'semsiye' })
    expect((await search('yağmurca')).results.map(({ id }) => id)).toEqual([93])
    expect((await search('yağmurlar')).results).toEqual([])
  })
})

describe('a query that describes, begins or asks for a product', () => {
  beforeAll(async () => {
    const { db } = api.deps
    const products: readonly (readonly [id: number, name: string, category: string])[] = [
      [201, 'Kömür Meşe Mangal Kömürü 5 kg', 'mangal'],
      [202, 'Katlanır Mangal', 'mangal'],
      [203, 'Çavdar Öğütülmüş', 'un'],
      [204, 'Buğday Unu', 'un'],
      [205, 'Çekmeceli Çalışma Masası', 'masa'],
      [206, 'Antifrizli Kışlık Cam Suyu', 'cam-suyu'],
      [207, 'Kırmızı Antifriz', 'antifriz'],
      [208, 'Kaymaz Mousepad', 'klavye-ve-fare'],
      [209, 'Sessiz Fare', 'klavye-ve-fare'],
      [210, 'Keçeli Kalem İnce Uçlu', 'boya-seti'],
      [211, 'Tükenmez Kalem', 'kalem'],
      [212, 'Ihlamur Çayı', 'cay'],
      [213, 'Havuz Gözlüğü', 'deniz-gozlugu'],
      [214, 'Deniz Kokulu Gözlük Kabı', 'gunes-gozlugu'],
      [215, 'Badem Vücut Sütü', 'vucut-losyonu'],
      [216, 'Yarım Yağlı Süt', 'sut'],
      [217, 'Çilekli Protein Tozu', 'sporcu-besini'],
      [218, 'Hızlı Kabartma Tozu', 'kabartma-tozu-ve-maya'],
      [219, 'Cam Su Isıtıcı', 'cay-ve-kahve-makinesi'],
      [220, 'Askılı Dosya', 'dosya-ve-klasor'],
      [221, 'Davetiye Zarfı', 'dosya-ve-klasor'],
      [222, 'Çocuk Pijama Takımı', 'esofman'],
      [223, 'Erkek Eşofman Takımı', 'esofman'],
      [224, 'Altı Kişilik Yemek Takımı 5 Renk', 'tabak-takimi'],
      [225, 'Bakır Cezve', 'mutfak-gerecleri'],
      [230, 'Masal Kitabı', 'cocuk-kitaplari'],
      [231, 'Tavan Boyası', 'boya'],
      [228, 'Düğmeli Hırka Yün', 'kadin-kazak'],
      [229, 'Yünlü Çorap', 'kadin-corap'],
      [232, 'Kombi Buzdolabı', 'buzdolabi'],
      [233, 'Fanlı Isıtıcı', 'isitici'],
      [234, 'Oyuncak Bebek Evi', 'oyuncak-bebek'],
      [235, 'Matruşka Bebek', 'oyuncak-bebek'],
      [238, 'Erkek Çocuk Örgü Hırka', 'cocuk-giyim'],
      [239, 'Erkek Örgü Hırka', 'erkek-kazak'],
    ]
    for (const [id, name, category] of products) await insertNamedProduct(db, { id, name, brand: 'Kardelen', category })
    const ofAge = { brand: 'Kardelen', category: 'cocuk-giyim', facets: ['Yaş:6 Yaş'] }
    await insertNamedProduct(db, { id: 236, name: 'Çocuk Çorabı 6’lı', ...ofAge })
    await insertNamedProduct(db, { id: 237, name: 'Çocuk Montu', ...ofAge })
    await insertNamedProduct(db, {
      id: 226,
      name: 'Filtre Kahve Makinesi',
      brand: 'Kardelen',
      category: 'cay-ve-kahve-makinesi',
      price: 2_000_00,
    })
    await db
      .insertInto('synonyms')
      .values(
        [
          ['mouse', 'fare'],
          ['uçlu kalem', 'versatil kalem'],
          ['bitki çayı', 'ıhlamur çayı'],
          ['bebek evi', 'oyuncak bebek evi'],
          ['çocuk montu', 'çocuk giyim'],
        ].map((terms) => ({ terms, one_way: null, since: '2020-01-01', until: null })),
      )
      .execute()
    await rebuildSearchWords(db)
    api.advance(120_000)
  })
  const listed = async (q: string) => {
    const { results, corrected_query, search: answer } = await search(q)
    return { ids: results.map(({ id }) => id), corrected_query, left_out: answer?.left_out }
  }

  it.each([
    ['mangal', 202, 'the kind itself before another kind that it describes'],
    ['un', 204, 'flour by a word of two letters, which has no stems'],
    ['mouse', 209, 'a word that only synonyms know, and no longer word that it begins'],
    ['oyuncak bebek', 235, 'a thing before what a longer name that begins with it means'],
    ['çocuk montu 6 yaş', 237, 'the name of the kind before a number of another measure'],
  ])('%s: %j first, %s', async (q, id) => expect((await listed(q)).ids[0]).toBe(id))

  it.each([
    ['masa çekmece', [205], 'a noun by the adjective that names have'],
    ['hırka yünlü', [228], 'the same beside a kind that is no category'],
    ['cam suyu antifriz', [206], 'an earlier kind that the last one describes'],
  ])('%s: %j, %s', async (q, ids) => expect(await listed(q)).toMatchObject({ ids, left_out: [] }))

  it.each([
    ['kulaküstü heads', 'kulaküstü headset', [5], []],
    ['sessiz süp', 'sessiz süpürge', [46], ['sessiz']],
  ])('%s: completes the last word to a kind: %s', async (q, corrected, ids, leftOut) =>
    expect(await listed(q)).toEqual({ ids, corrected_query: corrected, left_out: leftOut }),
  )

  it('completes two words that begin a name, even if the last is a word itself', async () =>
    expect(await listed('deniz gözlü')).toMatchObject({ ids: [213], corrected_query: 'deniz gözlüğü' }))

  it.each([
    ['uçlu kalem', 211],
    ['badem sütü', 216],
    ['kombi', 233],
  ])('shows the nearest kind for %s, which is not sold, and not what only mentions it', async (q, id) =>
    expect(await listed(q)).toMatchObject({ ids: [id], left_out: [q] }),
  )

  it.each([
    ['zzyyxx boyama', [230], ['zzyyxx', 'boyama'], 'what is near a thing beside an unknown word'],
    ['badem sütü için mangal', [201, 202], ['badem sütü'], 'the kind whose purpose a thing that is not sold is'],
    ['kombi seti', [233], ['kombi', 'seti'], 'what is near a thing that is asked for as a set'],
    ['erkek örgü hırka', [239], [], 'what is for men and not for boys'],
    ['kahve makinesi 500 tl altı', [226], ['500 tl altı'], 'the kind above the price before another kind below it'],
    ['klasör', [220, 221], ['klasör'], 'other kinds of a category, where no name has the one that is asked for'],
    ['geniş klasör', [220, 221], ['geniş', 'klasör'], 'the same beside another word'],
    ['çocuk eşofman', [222], ['eşofman'], 'what the category has for children'],
  ])('%s: %j without %j, %s', async (q, ids, left_out) => {
    const found = await listed(q)
    expect({ ...found, ids: found.ids.toSorted((one, other) => one - other) }).toMatchObject({ ids, left_out })
  })

  it('shows what is near a word before the kind that its stem names', async () =>
    expect(await listed('boyama kitabı')).toMatchObject({ ids: [230], left_out: ['boyama'] }))

  it('finds no measure by its number and its unit apart', async () => {
    await insertNamedProduct(api.deps.db, {
      id: 227,
      name: 'Kamp Çadırı 2 Kişilik 5 kg',
      brand: 'Kardelen',
      category: 'cadir',
    })
    expect(await listed('5 kişilik çadır')).toMatchObject({ ids: [227], left_out: ['5 kişilik'] })
  })

  it('finds no whole number in a decimal', async () => {
    await insertNamedProduct(api.deps.db, {
      id: 428,
      name: 'Krom Dambıl 7,5 kg',
      brand: 'Kardelen',
      category: 'dambil',
    })
    expect(await listed('5 kg dambıl')).toMatchObject({ ids: [428], left_out: ['5 kg'] })
    expect(await listed('dambıl 7,5 kg')).toMatchObject({ ids: [428], left_out: [] })
  })

  it('finds a name whose end another category has, beside an unknown word', async () =>
    expect(await listed('zzyyxx protein tozu')).toMatchObject({ ids: [217], left_out: ['zzyyxx'] }))

  it('keeps a term that has synonyms where another word is unknown', async () =>
    expect(await listed('bitki çayı zzyyxx')).toMatchObject({ ids: [212], left_out: ['zzyyxx'] }))
})

it('returns no search data without a query', async () => expect((await search('')).search).toBeUndefined())
