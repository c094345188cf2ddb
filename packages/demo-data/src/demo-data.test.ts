import { getProductDetail } from '@market/contract'
import { collectionUrl, dealUrl } from '@market/domain/navigation'
import { categoryTree, colourOf, namesColours, findCategory, leafCategories, pathTo } from '@market/domain/catalog'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { toneOf } from '@market/pictures'
import { parsePictureKey } from '@market/pictures'
import { makeProduct } from './products/make-product.ts'
import { makeShop } from './shops/make-shop.ts'
import { seedShops } from './shops/shops-of-department.ts'
import { seedAddedServices as readAddedServices } from './showcase/added-services.ts'
import { seedBanners } from './showcase/banners.ts'
import * as choice from './showcase/editors-choice.ts'
import { seedOrigins as readOrigins } from './showcase/origins.ts'
import { seedSlides } from './showcase/slides.ts'
import { leafVocabulary } from './vocabulary/index.ts'

const [seedAddedServices, seedOrigins] = [readAddedServices(), readOrigins()]
const [categoryContent, categorySlides] = [seedBanners().categories, seedSlides().categories]
const [seedCampaigns, seedCollections, seedDeals] = [
  choice.seedCampaigns(),
  choice.seedCollections(),
  choice.seedDeals().year,
]
const [seedGifts, seedTags] = [choice.seedGifts(), choice.seedTags()]
const now = new Date('2026-11-21T08:00:00Z')
const products = Array.from({ length: 1500 }, (_, index) => makeProduct(index + 1, now))

describe('the seed', () => {
  it('says of some products what to know before buying', () => {
    const told = products.filter(({ product }) => product.inf_msg !== null)
    expect(told.length).toBeGreaterThan(0)
    expect(told.length).toBeLessThan(products.length / 4)
  })

  it('makes the same product from the same number', () => expect(makeProduct(77, now)).toEqual(products[76]))

  it('leaves no slot open and knows every picture', () => {
    for (const { product } of products) {
      const texts = [product.name, product.description, ...product.facets]
      expect(texts.filter((text) => /[{}]|undefined|\s{2}/.test(text))).toEqual([])
      expect(product.images.filter((key) => !parsePictureKey(key))).toEqual([])
    }
  })

  it('keeps stock, price and ratings in agreement', () => {
    for (const { product, stock } of products) {
      expect(product.stock).toBe(stock.reduce((sum, combination) => sum + combination.stock, 0))
      expect(product.original_price).toBeGreaterThanOrEqual(product.price)
      expect(product.price).toBeGreaterThan(0)
      expect(product.rating_counts.every((count) => count >= 0)).toBe(true)
    }
  })

  it('shows a product in the colour that it can be had in or is named after', () => {
    for (const { product } of products) {
      const tone = parsePictureKey(product.images[0] ?? '')
      const colours = product.attributes.filter((one) => one.attribute_type === 'variant' && namesColours(one.name))
      const shown = colours.flatMap(({ values }) => values.map(({ name }) => toneOf(name)))
      if (shown.length > 0) expect(shown, product.name).toContain(tone?.kind === 'product' && tone.tone)
      for (const { name, values } of colours)
        for (const value of values) expect(colourOf(value.name), `${name}: ${value.name}`).toBeDefined()
    }
    const dress = products.find(({ product }) => /Kırmızı .*Elbise/.test(product.name))?.product
    expect(dress?.images[0]).toMatch(/\.red\./)
  })

  it('gives attributes in the contract’s shape', () => {
    const schema = v.object({ attributes: getProductDetail.answer.entries.attributes })
    for (const { product } of products) v.parse(schema, product)
  })

  it('names no two products in the first page of a leaf alike', () => {
    for (const leaf of leafVocabulary()) {
      const id = findCategory(leaf.category)?.id
      const names = products
        .filter(({ product }) => product.category_id === id)
        .slice(0, 12)
        .map((one) => `${one.brand} ${one.product.name} ${one.product.code}`)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('has words for every leaf of the category tree, and enough of them', () => {
    expect(
      leafCategories()
        .map(({ slug }) => slug)
        .filter((slug) => !leafVocabulary().some(({ category }) => category === slug)),
    ).toEqual([])
    for (const leaf of leafVocabulary()) {
      expect(findCategory(leaf.category)?.children, leaf.category).toEqual([])
      expect(leaf.sentences.length, leaf.category).toBeGreaterThanOrEqual(3)
      expect(leaf.brands.length, leaf.category).toBeGreaterThanOrEqual(3)
      expect(
        leaf.drawings.filter((drawing) => !parsePictureKey(`${drawing}.sage.natural.front`)),
        leaf.category,
      ).toEqual([])
    }
  })

  it('calls a product by an origin only where its own words agree', () => {
    const named = products.flatMap(({ product, origin }) => (origin === null ? [] : [{ product, origin }]))
    expect(new Set(named.map(({ origin }) => origin)).size).toBeGreaterThan(5)
    for (const { product, origin } of named) {
      const { facets } = seedOrigins.find(({ id }) => id === origin) ?? { facets: ['none'] }
      expect(product.facets).toEqual(expect.arrayContaining([...facets]))
    }
    expect(products.every(({ product, origin }) => product.geographic === (origin !== null))).toBe(true)
  })

  it('draws every scene and cutout of the showcase, from categories that there are', () => {
    const images = [...seedCampaigns, ...seedCollections, ...seedDeals, ...seedGifts, ...seedAddedServices]
    expect(images.filter(({ image }) => !parsePictureKey(image))).toEqual([])
    const slugs = [
      ...seedCampaigns.flatMap(({ tabs }) => tabs.flatMap(({ categories }) => categories)),
      ...[...seedCollections, ...seedGifts, ...seedTags].flatMap(({ categories }) => categories),
      ...[...seedOrigins, ...seedAddedServices, ...categoryContent, ...categorySlides].map(({ category }) => category),
    ]
    expect(slugs.filter((slug) => !findCategory(slug))).toEqual([])
    const campaigns = new Set(seedCampaigns.map(({ slug }) => `/kampanyalar/${slug}`))
    expect(categoryContent.filter(({ link }) => !campaigns.has(link))).toEqual([])
  })

  it('has three slides for every main category, of pictures and pages that there are', () => {
    for (const { slug } of categoryTree) {
      const slides = categorySlides.filter(({ category }) => category === slug)
      expect(new Set(slides.map(({ link }) => link)).size).toBe(3)
    }
    const pages = new Set([
      ...seedCampaigns.filter(({ published }) => published).map(({ slug }) => `/kampanyalar/${slug}`),
      ...seedCollections.map(({ slug }) => collectionUrl(slug)),
      ...seedDeals.map(({ slug }) => dealUrl(slug)),
    ])
    for (const { link, image, category } of categorySlides) {
      expect(parsePictureKey(image)).toBeDefined()
      const shelf = /^\/arama\/(.+)$/.exec(link)?.[1]
      expect(shelf === undefined ? pages.has(link) : pathTo(shelf)[0]?.slug === category).toBe(true)
    }
  })

  it('names in its largest campaign only what is sold with a registered origin', () => {
    const { stamps = [] } = seedBanners().home.find(({ place }) => place === 'campaign-large') ?? {}
    expect(stamps.length).toBeGreaterThan(0)
    const origins = seedOrigins.filter(({ id }) => products.some(({ origin }) => origin === id)).map(({ name }) => name)
    for (const { text } of stamps)
      expect(
        origins.some((name) => name.includes(text)),
        text,
      ).toBe(true)
  })

  it('gives each shop a company of its own', () =>
    expect(
      new Set(
        Array.from({ length: seedShops }, (_, index) => makeShop(index + 1, now)).map(
          ({ legal_name }) => legal_name.split(' ')[0],
        ),
      ).size,
    ).toBe(300))

  it('opens 300 shops under different names', () => {
    const shops = Array.from({ length: seedShops }, (_, index) => makeShop(index + 1, now))
    expect(new Set(shops.map(({ slug }) => slug)).size).toBe(300)
    expect(
      shops.filter(({ name, legal_name }) => legal_name.includes(name) || !legal_name.endsWith('Şirketi')),
    ).toEqual([])
    expect(shops.filter(({ logo }) => !parsePictureKey(logo)).map(({ logo }) => logo)).toEqual([])
    expect(shops.filter(({ description }) => /[{}]/.test(description))).toEqual([])
    for (const { mersis, tax_number, phone } of shops)
      expect([mersis.length, tax_number.length, phone.length]).toEqual([16, 10, 14])
  })
})
