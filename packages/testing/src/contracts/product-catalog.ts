import { productId, type ProductId } from '@market/domain/kernel'
import { installmentTerms } from '@market/domain/installments'
import { type ProductCatalog, shownPriceDays } from '@market/domain/catalog'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface CatalogSubject {
  readonly catalog: ProductCatalog
  /** A category with at least three products. */
  readonly categorySlug: string
  /** One of its products, with a name of at least two letters. */
  readonly product: ProductId
  /** Slug of an existing deal. */
  readonly deal: string
}

/** The behaviour required of every `ProductCatalog`. */
export const productCatalogContract = (name: string, subject: () => Promise<CatalogSubject>): void => {
  const first = { limit: 12, offset: 0, sort: 'default' } as const

  describe(`ProductCatalog: ${name}`, () => {
    it('lists a category page by page without repeats', async () => {
      const { catalog, categorySlug } = await subject()
      const request = { ...first, categorySlug, sort: 'price_asc' }
      const one = await valueOf(catalog.listing(request))
      const two = await valueOf(catalog.listing({ ...request, offset: 12 }))
      expect(one.results).toHaveLength(Math.min(12, one.resultCount))
      expect(one.resultCount).toBe(two.resultCount)
      const ids = [...one.results, ...two.results].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    })

    it('sorts by price both ways', async () => {
      const { catalog, categorySlug } = await subject()
      const prices = async (sort: string) =>
        (await valueOf(catalog.listing({ ...first, categorySlug, sort }))).results.map(({ price }) => price)
      const up = await prices('price_asc')
      const down = await prices('price_desc')
      expect(up).toEqual(up.toSorted((one, other) => one - other))
      expect(down).toEqual(down.toSorted((one, other) => other - one))
    })

    it('keeps to stock, price and brand', async () => {
      const { catalog, categorySlug } = await subject()
      const { results, attributes } = await valueOf(catalog.listing({ ...first, categorySlug }))
      const brand = results[0]?.brand ?? ''
      const brands = attributes.find(({ key }) => key === 'brand')?.values
      const value = brands?.find(({ name }) => name === brand)?.value ?? brand
      const inStock = await valueOf(catalog.listing({ ...first, categorySlug, stock: 'true' }))
      expect(inStock.results.every(({ stock }) => stock > 0)).toBe(true)
      const ofBrand = await valueOf(catalog.listing({ ...first, categorySlug, brand: [value] }))
      expect(ofBrand.results.length).toBeGreaterThan(0)
      expect(ofBrand.results.every((product) => product.brand === brand)).toBe(true)
      const cheap = await valueOf(catalog.listing({ ...first, categorySlug, price: '-1' }))
      expect(cheap.results.every(({ price }) => price <= 100)).toBe(true)
    })

    it('opens a product that a list shows, at the same price', async () => {
      const { catalog, categorySlug } = await subject()
      const [card] = (await valueOf(catalog.listing({ ...first, categorySlug }))).results
      const detail = await valueOf(catalog.product(card?.id ?? productId(1)))
      expect(detail).toMatchObject({ id: card?.id, name: card?.name, price: card?.price })
      expect(detail.images.length).toBeGreaterThan(0)
    })

    it('finds a product by its name, whatever the case', async () => {
      const { catalog, product } = await subject()
      const { name } = await valueOf(catalog.product(product))
      for (const q of [name, name.toLocaleUpperCase('tr')]) {
        const found = await valueOf(catalog.search({ ...first, limit: 60, q }))
        expect(found.results.map(({ id }) => id)).toContain(product)
      }
    })

    it('finds nothing for words of nothing', async () => {
      const { catalog } = await subject()
      const found = await valueOf(catalog.search({ ...first, q: 'qxzvwjqxzvwj' }))
      expect(found).toMatchObject({ results: [], resultCount: 0 })
    })

    it('suggests at most ten, of them at most five categories', async () => {
      const { catalog, product } = await subject()
      const { name } = await valueOf(catalog.product(product))
      const suggestions = await valueOf(catalog.suggestions(name.slice(0, 3)))
      const { keywords, products, categories, browse } = suggestions
      expect(keywords.length + products.length + categories.length + browse.length).toBeLessThanOrEqual(10)
      expect(categories.length).toBeLessThanOrEqual(5)
    })

    it('tells of a product what cards and labels need', async () => {
      const { catalog, product } = await subject()
      const { id, name, price, badges } = await valueOf(catalog.product(product))
      expect(await valueOf(catalog.card(product))).toMatchObject({ id, name, price })
      const { kargomat, pttemCard, wholeSale } = await valueOf(catalog.badges(product))
      expect([kargomat, pttemCard, wholeSale]).toEqual([
        badges.includes('kargomat'),
        badges.includes('pttemCard'),
        badges.includes('wholeSale'),
      ])
      expect(await valueOf(catalog.services(product))).toEqual((await valueOf(catalog.page(product))).services)
      const handover = await valueOf(catalog.fastShipping(product))
      if (handover) expect(handover.shipAt.getTime()).toBeGreaterThan(handover.orderBefore.getTime())
      const strange = productId(2_000_000_000)
      const failures = [
        await failureOf(catalog.card(strange)),
        await failureOf(catalog.badges(strange)),
        await failureOf(catalog.services(strange)),
        await failureOf(catalog.fastShipping(strange)),
        await failureOf(catalog.installmentPlans(strange)),
      ]
      expect(failures.map(({ kind }) => kind)).toEqual(Array.from(failures, () => 'not-found'))
    })

    it('has plans of instalments that hold what the product says of the cards of most', async () => {
      const { catalog, product } = await subject()
      const { installments } = await valueOf(catalog.product(product))
      const [max] = await valueOf(catalog.installmentPlans(product))
      if (max) expect(installmentTerms(max.entries, installments.max)).toEqual(installments)
    })

    it('gives the prices of the last days, which end with today’s', async () => {
      const { catalog, product } = await subject()
      const { price } = await valueOf(catalog.product(product))
      const days = await valueOf(catalog.priceDays(product))
      expect(days.at(-1)?.price).toBeLessThanOrEqual(price)
      expect(days.length).toBeLessThanOrEqual(shownPriceDays)
      expect(await failureOf(catalog.priceDays(productId(2_000_000_000)))).toMatchObject({ kind: 'not-found' })
    })

    it('gives the stock of variants', async () => {
      const { catalog, product } = await subject()
      const detail = await valueOf(catalog.product(product))
      expect((await valueOf(catalog.variants(product))).stockCounts).toEqual(detail.stockCounts)
    })

    it('gives all that a page begins with at once', async () => {
      const { catalog, product } = await subject()
      const page = await valueOf(catalog.page(product))
      const newest = { productId: product, limit: 5, offset: 0, order: 'date_desc' } as const
      expect(page.product).toEqual(await valueOf(catalog.product(product)))
      expect(page.comments).toEqual(await valueOf(catalog.comments(newest)))
      expect(page.photographed).toEqual((await valueOf(catalog.commentFacets(product))).photographed)
      expect(page.related.map(({ id }) => id)).not.toContain(product)
      expect(page.shopTag.name).not.toBe('')
      expect(await failureOf(catalog.page(productId(2_000_000_000)))).toMatchObject({ kind: 'not-found' })
    })

    it('gives comments by page, newest first', async () => {
      const { catalog, product } = await subject()
      const request = { productId: product, limit: 5, offset: 0, order: 'date_desc' } as const
      const { result, resultCount } = await valueOf(catalog.comments(request))
      const times = result.map(({ date }) => Date.parse(date))
      expect(times).toEqual(times.toSorted((one, other) => other - one))
      expect(result.length).toBe(Math.min(5, resultCount))
    })

    it('narrows comments to stars, a choice, a theme and words, and counts what there is', async () => {
      const { catalog, product } = await subject()
      const request = { productId: product, limit: 50, offset: 0, order: 'date_desc' } as const
      const facets = await valueOf(catalog.commentFacets(product))
      const { result } = await valueOf(catalog.comments(request))
      expect(facets.count).toBe((await valueOf(catalog.comments(request))).resultCount)
      const [first] = result
      if (first) {
        const stars = await valueOf(catalog.comments({ ...request, rating: first.rating }))
        expect(stars.result.map(({ id }) => id)).toEqual(
          result.filter(({ rating }) => rating === first.rating).map(({ id }) => id),
        )
      }
      for (const { theme, count } of facets.themes)
        expect((await valueOf(catalog.comments({ ...request, theme }))).resultCount).toBe(count)
      for (const { name: variant, count } of facets.variants)
        expect((await valueOf(catalog.comments({ ...request, variant }))).resultCount).toBe(count)
      expect((await valueOf(catalog.comments({ ...request, withPhotos: true }))).resultCount).toBe(facets.withPhotos)
      expect((await valueOf(catalog.comments({ ...request, q: 'qxzvwjq' }))).resultCount).toBe(0)
    })

    it('opens a deal and knows no other', async () => {
      const { catalog, deal } = await subject()
      expect((await valueOf(catalog.deal(deal))).slug).toBe(deal)
      expect(await failureOf(catalog.deal('boyle-bir-firsat-yok'))).toMatchObject({ kind: 'not-found' })
    })

    it('answers for the home page', async () => {
      const { catalog } = await subject()
      expect((await valueOf(catalog.mostSold({ limit: 2 }))).length).toBeLessThanOrEqual(2)
      expect((await valueOf(catalog.banners({ position: 'top' }))).every((one) => one.position === 'top')).toBe(true)
      await valueOf(catalog.sliders())
      await valueOf(catalog.sliders({ category: 'elektronik' }))
      expect(await valueOf(catalog.sliders({ place: 'boyle-bir-yer-yok' }))).toEqual([])
      expect((await valueOf(catalog.phones({ limit: 2 }))).length).toBeLessThanOrEqual(2)
      expect((await valueOf(catalog.newcomers({ limit: 2 }))).length).toBeLessThanOrEqual(2)
      await valueOf(catalog.popularCategories())
    })

    it('does not find a product that there is not', async () => {
      const { catalog } = await subject()
      const strange = productId(2_147_483_646)
      expect(await failureOf(catalog.product(strange))).toMatchObject({ kind: 'not-found' })
    })
  })
}
