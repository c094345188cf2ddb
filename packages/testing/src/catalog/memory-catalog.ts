import {
  type Banner,
  type Comment,
  type CommentOrder,
  type Deal,
  type ListingRequest,
  type PopularCategories,
  type ProductCard,
  type ProductCatalog,
  type ProductDetail,
  searchKey,
  type Slide,
  succeed,
} from '@market/domain'
import { notFound } from '../kernel/failing.ts'
import { aListingPage } from './a-listing-page.ts'

export interface MemoryCatalogContent {
  readonly products?: readonly ProductDetail[]
  /** By product id. */
  readonly comments?: Readonly<Record<number, readonly Comment[]>>
  readonly deals?: readonly Deal[]
  readonly slides?: readonly Slide[]
  readonly banners?: readonly Banner[]
  readonly popular?: PopularCategories
}

const byPrice = (one: ProductCard, other: ProductCard) => one.price - other.price
const byName = (one: ProductCard, other: ProductCard) => one.name.localeCompare(other.name, 'tr')
const sorts: Readonly<Record<string, (one: ProductCard, other: ProductCard) => number>> = {
  price_asc: byPrice,
  price_desc: (one, other) => byPrice(other, one),
  name_asc: byName,
  name_desc: (one, other) => byName(other, one),
}
const commentSorts: Readonly<Record<CommentOrder, (one: Comment, other: Comment) => number>> = {
  date_desc: (one, other) => Date.parse(other.date) - Date.parse(one.date),
  date_asc: (one, other) => Date.parse(one.date) - Date.parse(other.date),
  like: (one, other) => other.likeCount - one.likeCount,
}

const inPrice = (range: string | undefined, product: ProductDetail): boolean => {
  const [min = '', max = ''] = range?.split('-') ?? []
  return product.price >= Number(min) * 100 && (max === '' || product.price <= Number(max) * 100)
}
const fits = (request: ListingRequest) => (product: ProductDetail) =>
  (request.categorySlug === undefined || product.categories.some(({ slug }) => slug === request.categorySlug)) &&
  (request.stock !== 'true' || product.stock > 0) &&
  (!request.brand?.length || request.brand.includes(product.brand)) &&
  inPrice(request.price, product)

/** Products that can be listed, searched, sorted and opened, in memory. */
export const memoryCatalog = (content: MemoryCatalogContent = {}): ProductCatalog => {
  const { products = [], comments = {}, deals = [], slides = [], banners = [] } = content
  const popular = content.popular ?? { totalCount: products.length, items: [] }
  const open = async (id: number) => {
    const product = products.find((one) => one.id === id)
    return product ? succeed(product) : notFound('Ürün bulunamadı')
  }
  const matching = (text: string) => {
    const wanted = searchKey(text)
    return products.filter(({ name, brand }) => searchKey(`${name} ${brand}`).includes(wanted))
  }
  const page = async (found: readonly ProductDetail[], request: ListingRequest) => {
    const fitting = found.filter(fits(request))
    const sort = sorts[request.sort]
    const results = (sort ? fitting.toSorted(sort) : fitting).slice(request.offset, request.offset + request.limit)
    return succeed(aListingPage({ results, resultCount: fitting.length }))
  }

  return {
    listing: (request) => page(products, request),
    search: (request) => page(matching(request.q), request),
    product: open,
    variants: open,
    async related(id) {
      const opened = await open(id)
      return opened.ok ? succeed(products.filter((one) => one.id !== id)) : opened
    },
    async comments({ productId, order, offset, limit }) {
      const all = (comments[productId] ?? []).toSorted(commentSorts[order])
      return succeed({ resultCount: all.length, result: all.slice(offset, offset + limit) })
    },
    suggestions: async (text) =>
      succeed({
        keywords: [],
        products: text.length < 2 ? [] : matching(text).slice(0, 5),
        categories: [],
        browse: [],
      }),
    mostSold: async ({ limit = 12 } = {}) =>
      succeed(products.toSorted((one, other) => other.soldLastWeek - one.soldLastWeek).slice(0, limit)),
    popularCategories: async () => succeed(popular),
    sliders: async () => succeed(slides),
    banners: async ({ position, category } = {}) =>
      succeed(
        banners.filter(
          (banner) =>
            (position === undefined || banner.position === position) &&
            (category === undefined || banner.category === category),
        ),
      ),
    async deal(slug) {
      const deal = deals.find((one) => one.slug === slug)
      return deal ? succeed(deal) : notFound('Fırsat bulunamadı.')
    },
  }
}
