import { categoryTree, findCategory, pathTo } from '@market/domain/catalog'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeProduct } from './products/make-product.ts'
import { saysTwice } from './products/name-product.ts'
import { makeShop } from './shops/make-shop.ts'
import { seedShops, tradeOf } from './shops/shops-of-department.ts'
import { leafVocabulary } from './vocabulary/index.ts'

const now = new Date('2026-11-21T08:00:00Z')
let products: readonly ReturnType<typeof makeProduct>[]
beforeAll(() => {
  products = Array.from({ length: 20_000 }, (_, index) => makeProduct(index + 1, now))
})
const vocabularyOf = new Map(leafVocabulary().map((leaf) => [findCategory(leaf.category)?.id ?? 0, leaf]))
const slugOf = (id: number) => vocabularyOf.get(id)?.category ?? ''

/** Units of which more costs more. */
const units =
  `L Litre ml g gr kg cm İnç GB W Adet Parça Kişilik mAh Yaprak mm Hz Lümen MP Bar Vites Dilim Tuş Kollu Kapsül
  Tablet`.split(/\s+/)
const thousands: Readonly<Record<string, number>> = { L: 1000, kg: 1000 }

interface Sized {
  readonly size: number
  readonly price: number
  readonly original: number
  readonly name: string
}

/** Products of one leaf and brand whose names differ only in one amount. */
function familiesOfSizes(): readonly (readonly Sized[])[] {
  const families = new Map<string, Sized[]>()
  for (const { product, brand } of products)
    for (const [text, number = '', unit = ''] of product.name.matchAll(/(?<!\S)([\d.,x]+) (\S+)/g)) {
      if (!units.includes(unit)) continue
      const rest = `${product.category_id} ${brand} ${product.name.replace(text, `# ${unit.replace('kg', 'g').replace('L', 'ml')}`)}`
      const amounts = number.split('x').map((part) => Number(part.replaceAll('.', '').replace(',', '.')))
      const size = amounts.reduce((area, side) => area * side, 1) * (thousands[unit] ?? 1)
      const sized = { size, price: product.price, original: product.original_price, name: `${brand} ${product.name}` }
      families.set(rest, [...(families.get(rest) ?? []), sized])
    }
  return [...families.values()]
}

/** Lira that things cost in a shop of their kind. */
const plausible: readonly (readonly [RegExp, number, number])[] = [
  [/^LED Ampul .* (Işık|Beyaz)$/, 20, 150],
  [/Zeytinyağı 1 L/, 300, 950],
  [/Akıllı Telefon/, 4_000, 80_000],
  [/^(?!.*(Oyuncu)).*Dizüstü Bilgisayar /, 9_000, 70_000],
  [/Diş Fırçası Tekli/, 20, 90],
  [/^Günlük Hasat .*(Elma|Domates|Patates|Havuç|Limon)/, 15, 160],
  [/Buzdolabı(?! Poşeti)/, 10_000, 80_000],
  [/^Buzdolabı Poşeti .* 20 Adet/, 20, 70],
  [/Cips/, 20, 130],
  [/Kola (Klasik|Vişneli|Limonlu) 1 L Tekli/, 30, 90],
  [/Tansiyon Aleti/, 700, 3_000],
  [/Kaynak Suyu 330 ml 6’lı/, 25, 150],
  [/Bebek Bezi/, 150, 1_200],
  [/22 Ayar Altın .* 3,50 gr/, 16_000, 30_000],
  [/^Ev Usulü .*Makarna (400|500) g/, 20, 140],
  [/Tişört/, 80, 1_100],
  [/Antifriz .* 16 L/, 900, 4_000],
  [/Televizyon .*(HD|4K)/, 3_000, 160_000],
  [/Dambıl 2 kg/, 80, 900],
  [/^Antep Fıstığı/, 150, 500],
  [/Silgi Tekli/, 10, 60],
  [/Kırmızı Mercimek/, 40, 160],
  [/Stick Yapıştırıcı .* Tekli/, 20, 180],
]

describe('the catalogue of 20,000', () => {
  it('has every product once: no brand names two things alike, not even in another order of words', () => {
    const names = products.map(({ product, brand }) => `${brand} ${product.name.split(' ').toSorted().join(' ')}`)
    const seen = new Set<string>()
    expect(names.filter((name) => seen.size === seen.add(name).size)).toEqual([])
  })

  it('calls no brand by a word that a product of its leaf is called by', () => {
    const words = Map.groupBy(products, ({ product }) => product.category_id)
    const ambiguous = [...words.values()].flatMap((leaf) => {
      const named = new Set(leaf.flatMap(({ product }) => product.name.split(' ')))
      return [...new Set(leaf.map(({ brand }) => brand))].filter((brand) => named.has(brand))
    })
    expect(ambiguous).toEqual([])
  })

  it('sells hardly anything that costs less than its parcel', () => {
    const cargo = new Map(Array.from({ length: seedShops }, (_, at) => [at + 1, makeShop(at + 1, now).cargo_price]))
    const cheaper = products.filter(({ product }) => product.price < (cargo.get(product.shop_id) ?? 0))
    expect(cheaper.length).toBeLessThan(products.length / 200)
    expect(products.filter(({ product }) => product.price < 1_200)).toEqual([])
  })

  it('says no word twice in brand and name', () =>
    expect(products.map(({ product, brand }) => `${brand} ${product.name}`).filter(saysTwice)).toEqual([]))

  it('sends nothing free that hardly pays its parcel', () =>
    expect(products.filter(({ product }) => product.free_shipping && product.price < 15_000)).toEqual([]))

  it('sells denim in what denim is dyed in', () => {
    const denim = products.filter(({ product }) => /(?<!\p{L})(Kot|Denim)(?!\p{L})/u.test(product.name))
    const colours = denim.flatMap(({ product }) =>
      product.attributes.flatMap(({ attribute_type, name, values }) =>
        attribute_type === 'variant' && name === 'Renk' ? values.map((value) => value.name) : [],
      ),
    )
    expect([...new Set(colours)].filter((colour) => !/Mavi|Lacivert|Siyah|Gri/u.test(colour))).toEqual([])
  })

  it('asks more for the larger of two products that differ in size alone', () => {
    const families = familiesOfSizes().filter((family) => family.length > 1)
    expect(families.length).toBeGreaterThan(800)
    const wrong = families.flatMap((family) => {
      const bySize = family.toSorted((a, b) => a.size - b.size)
      return bySize.flatMap((larger, index) => {
        const smaller = bySize[index - 1]
        if (!smaller || smaller.size === larger.size) return []
        return larger.price > smaller.price && larger.original > smaller.original ? [] : [[smaller, larger]]
      })
    })
    expect(wrong).toEqual([])
  })

  it('asks what things of a kind cost', () => {
    for (const [name, min, max] of plausible) {
      const found = products.filter(({ product }) => name.test(product.name))
      expect(found.length, String(name)).toBeGreaterThan(0)
      expect(
        found
          .filter(({ product }) => product.price < min * 100 || product.original_price > max * 100)
          .map(({ product }) => `${product.name} ${product.price / 100}`),
        String(name),
      ).toEqual([])
    }
  })

  it('gives discounts on the lowest price of the thirty days before them, at prices just below a round number', () => {
    for (const { product, prices } of products) {
      const latest = prices.at(-1)
      expect(latest?.price).toBe(product.price)
      if (product.price < product.original_price) {
        const before = prices.at(-2)
        expect(before?.price).toBe(product.original_price)
        expect(latest && before && latest.since.getTime() - before.since.getTime()).toBeGreaterThan(30 * 86_400_000)
      }
      for (const { price } of prices)
        expect([45, 90, 95].includes(price % 100) || price % 5000 === 4900, String(price)).toBe(true)
    }
  })

  it('offers shoes in whole runs of sizes, by whom they are for', () => {
    const runs: Readonly<Record<string, string>> = { Kadın: '35-41', Erkek: '39-46', Unisex: '36-45' }
    const shoes = products.filter(({ product }) =>
      ['spor-ayakkabi', 'bot-ve-cizme', 'trekking-botu'].includes(slugOf(product.category_id)),
    )
    expect(shoes.length).toBeGreaterThan(200)
    for (const { product } of shoes) {
      const sizes =
        product.attributes.find(({ name }) => name === 'Numara')?.values.map(({ name }) => Number(name)) ?? []
      const whom = product.name.split(' ').find((word) => runs[word])
      expect(`${sizes[0]}-${sizes.at(-1)}`, product.name).toBe(runs[whom ?? ''])
      expect(sizes).toEqual(sizes.map((_, index) => (sizes[0] ?? 0) + index))
    }
  })

  it('gives a model name to one brand of a leaf', () => {
    const brandsOf = new Map<string, Set<string>>()
    for (const { product, brand } of products) {
      const leaf = vocabularyOf.get(product.category_id)
      const models = [leaf?.slots['seri'], leaf?.slots['model']].flatMap((words) =>
        words && !('of' in words) ? words : [],
      )
      for (const model of models)
        if (product.name.startsWith(`${model} `)) {
          const key = `${leaf?.category} ${model}`
          brandsOf.set(key, (brandsOf.get(key) ?? new Set()).add(brand))
        }
    }
    expect(brandsOf.size).toBeGreaterThan(300)
    expect([...brandsOf].filter(([, brands]) => brands.size > 1).map(([model]) => model)).toEqual([])
  })

  it('sells in each shop what its trade has, in three departments at most', () => {
    const departments = new Map<number, Set<string>>()
    for (const { product } of products) {
      const group = pathTo(slugOf(product.category_id)).at(-2)?.slug ?? ''
      departments.set(product.shop_id, (departments.get(product.shop_id) ?? new Set()).add(group))
    }
    expect(departments.size).toBe(seedShops)
    for (const [shop, groups] of departments) {
      expect(groups.size, String(shop)).toBeLessThanOrEqual(3)
      expect(tradeOf(shop).departments).toEqual(expect.arrayContaining([...groups]))
    }
  })

  it('says of a product nothing that its name denies', () => {
    const agreements: readonly (readonly [name: RegExp, property: string, value: RegExp])[] = [
      [/Kaşe|Yün Atkı/, 'Kumaş', /^Yün/],
      [/Kot (Etek|Pantolon)/, 'Kumaş', /^Denim$/],
      [/Baskılı Tişört .*(Kesim|Oversize)$/, 'Desen', /^Baskılı$/],
      [/Hasır Şapka/, 'Kumaş', /^Hasır$/],
      [/Granit Tava/, 'Kaplama', /^Granit$/],
      [/Emaye Çaydanlık/, 'Malzeme', /^Emaye$/],
      [/Porselen Yemek Takımı 4 Kişilik/, 'Parça Sayısı', /^16$/],
      [/LED Ampul 9 W/, 'Işık Akısı', /^806 lm$/],
      [/Karbon Tripod/, 'Malzeme', /^Karbon$/],
      [/Şişme Kano/, 'Donanım', /^Kürek/],
      [/Dambıl Seti/, 'Adet', /^2’li$/],
      [/Kabin Boy Valiz/, 'Hacim', /^38 L$/],
      [/Erkek .*(Koşu|Yürüyüş) Ayakkabısı/, 'Cinsiyet', /^Erkek$/],
    ]
    for (const [name, property, value] of agreements) {
      const found = products.filter(({ product }) => name.test(product.name))
      expect(found.length, String(name)).toBeGreaterThan(0)
      for (const { product } of found) {
        const said = product.attributes.find((one) => one.name === property)?.values[0]?.name
        if (said !== undefined) expect(said, product.name).toMatch(value)
      }
    }
  })

  it('has more of what shops have more of, and something of every leaf in the smallest seed', () => {
    const count = (slug: string) => products.filter(({ product }) => slugOf(product.category_id) === slug).length
    expect(count('cep-telefonu')).toBeGreaterThan(4 * count('kus-kafesi'))
    const first = new Set(products.slice(0, 500).map(({ product }) => slugOf(product.category_id)))
    expect(leafVocabulary().filter(({ category }) => !first.has(category))).toEqual([])
    expect(categoryTree.length).toBe(10)
  })
})
