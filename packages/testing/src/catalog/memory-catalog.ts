import { type ProductId, succeed } from '@market/domain/kernel'
import { searchKey } from '@market/domain/text'
import type { InstallmentPlan } from '@market/domain/installments'
import {
  type AddedService,
  countThemes,
  type Banner,
  type Comment,
  type CommentOrder,
  type CommentRequest,
  type DayPrice,
  type Deal,
  type Handover,
  type PopularCategories,
  type ProductCatalog,
  type ProductDetail,
  saysWords,
  type Slide,
  themesOf,
} from '@market/domain/catalog'
import { notFound } from '../kernel/failing.ts'
import { pageOf } from './page-of.ts'

export interface MemoryCatalogContent {
  readonly products?: readonly ProductDetail[]
  /** Comments by product id. */
  readonly comments?: Readonly<Record<number, readonly Comment[]>>
  readonly deals?: readonly Deal[]
  readonly slides?: readonly Slide[]
  readonly banners?: readonly Banner[]
  readonly popular?: PopularCategories
  /** Handovers by product id. */
  readonly handovers?: Readonly<Record<number, Handover>>
  readonly plans?: readonly InstallmentPlan[]
  /** Price history by product id; by default only today's price. */
  readonly priceDays?: Readonly<Record<number, readonly DayPrice[]>>
  /** Offered with every product. */
  readonly services?: readonly AddedService[]
}

const commentSorts: Readonly<Record<CommentOrder, (one: Comment, other: Comment) => number>> = {
  date_desc: (one, other) => Date.parse(other.date) - Date.parse(one.date),
  date_asc: (one, other) => Date.parse(one.date) - Date.parse(other.date),
  like: (one, other) => other.likeCount - one.likeCount,
}

/** Products that can be listed, searched, sorted and opened, in memory. */
export const memoryCatalog = (content: MemoryCatalogContent = {}): ProductCatalog => {
  const {
    products = [],
    comments = {},
    deals = [],
    slides = [],
    banners = [],
    handovers = {},
    plans = [],
    priceDays = {},
    services = [],
  } = content
  const popular = content.popular ?? { totalCount: products.length, items: [] }
  const open = async (id: number) => {
    const product = products.find((one) => one.id === id)
    return product ? succeed(product) : notFound('Ürün bulunamadı')
  }
  const matching = (text: string) => {
    const wanted = searchKey(text)
    return products.filter(({ name, brand }) => searchKey(`${name} ${brand}`).includes(wanted))
  }

  const commentsOf = ({
    productId,
    order,
    offset,
    limit,
    rating,
    variant,
    theme,
    q = '',
    withPhotos,
  }: CommentRequest) => {
    const all = (comments[productId] ?? [])
      .filter(
        (one) =>
          (rating === undefined || one.rating === rating) &&
          (variant === undefined || one.variant === variant) &&
          (theme === undefined || themesOf(one.text).includes(theme)) &&
          saysWords(one.text, q) &&
          (!withPhotos || one.images.length > 0),
      )
      .toSorted(commentSorts[order])
    return { resultCount: all.length, result: all.slice(offset, offset + limit) }
  }

  const photographedOf = (productId: ProductId) =>
    commentsOf({ productId, limit: 12, offset: 0, order: 'date_desc', withPhotos: true }).result.map(
      ({ id, name, images }) => ({ id, name, images }),
    )

  return {
    listing: async (request) => succeed(pageOf(products, request)),
    search: async (request) => succeed(pageOf(matching(request.q), request)),
    product: open,
    variants: open,
    async page(id) {
      const opened = await open(id)
      if (!opened.ok) return opened
      const product = opened.value
      const { name, city } = product.shop
      return succeed({
        product,
        comments: commentsOf({ productId: id, limit: 5, offset: 0, order: 'date_desc' }),
        photographed: photographedOf(id),
        together: [],
        related: products.filter((one) => one.id !== id),
        shopTag: { name, city, mersis: '', kep: '', taxNumber: '' },
        services,
      })
    },
    card: open,
    async services(id) {
      const product = await open(id)
      return product.ok ? succeed(services) : product
    },
    async badges(id) {
      const product = await open(id)
      if (!product.ok) return product
      const { badges } = product.value
      return succeed({
        kargomat: badges.includes('kargomat'),
        pttemCard: badges.includes('pttemCard'),
        wholeSale: badges.includes('wholeSale'),
      })
    },
    async fastShipping(id) {
      const product = await open(id)
      return product.ok ? succeed(handovers[id] ?? null) : product
    },
    async installmentPlans(id) {
      const product = await open(id)
      return product.ok ? succeed(plans) : product
    },
    async priceDays(id) {
      const product = await open(id)
      if (!product.ok) return product
      return succeed(priceDays[id] ?? [{ day: '2026-11-20', price: product.value.price }])
    },
    comments: async (request) => succeed(commentsOf(request)),
    async commentFacets(id) {
      const all = comments[id] ?? []
      const names = [...new Set(all.flatMap(({ variant }) => variant ?? []))]
      const variants = names.map((name) => ({ name, count: all.filter(({ variant }) => variant === name).length }))
      return succeed({
        count: all.length,
        themes: countThemes(all.map(({ text }) => text)),
        variants: variants.toSorted((one, other) => other.count - one.count),
        withPhotos: all.filter(({ images }) => images.length > 0).length,
        photographed: photographedOf(id),
      })
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
    phones: async ({ limit }) => succeed(products.slice(0, limit)),
    newcomers: async ({ limit }) => succeed(products.slice(0, limit)),
    popularCategories: async () => succeed(popular),
    sliders: async ({ place } = {}) => succeed(place === undefined || place === 'home' ? slides : []),
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
