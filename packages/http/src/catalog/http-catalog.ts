import {
  type Answer,
  getAddedServices,
  getAutocomplete,
  getBanners,
  getCommentFacets,
  getCategorySlider,
  getDeal,
  getFastShipping,
  getMostSolds,
  getNewcomers,
  getPhoneSlider,
  getPopularCategories,
  getProduct,
  getProductComments,
  getProductDetail,
  getProductDetailBadges,
  getProductInstallments,
  getProductPage,
  getProductPrices,
  getProducts,
  getProductVariants,
  getSearch,
  getSlider,
  getSliders,
} from '@market/contract'
import { productId } from '@market/domain/kernel'
import { fromLira } from '@market/domain/money'
import type { AddedService, CommentPage, ProductCatalog } from '@market/domain/catalog'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { readShopTag } from '../shops/read-shop-tag.ts'
import { readBanners } from './read-banners.ts'
import { listingQuery, readListing } from './read-listing.ts'
import { readAttribute, readCard, readDetail } from './read-product.ts'

type ServiceWire = Answer<typeof getAddedServices>['items'][number]
const readService = (service: ServiceWire): AddedService => ({ ...service, price: fromLira(service.price) })

/** `ProductCatalog`: home page, listings, search, suggestions and product pages. Prices as kuruş. */
export const httpCatalog = (api: ApiClient): ProductCatalog => ({
  listing: (request) => mapResult(api.send(getProducts, { query: listingQuery(request) }), readListing),
  search: ({ q, literal = [], ...request }) =>
    mapResult(api.send(getSearch, { query: { ...listingQuery(request), q, literal: [...literal] } }), readListing),
  product: (id) => mapResult(api.send(getProductDetail, { query: { productId: id } }), readDetail),
  variants: (id) =>
    mapResult(api.send(getProductVariants, { query: { productId: id } }), (wire) => ({
      attributes: wire.attributes.map(readAttribute),
      stockCounts: wire.stock_counts,
    })),
  page: (id) =>
    mapResult(api.send(getProductPage, { query: { productId: id } }), (wire) => ({
      product: readDetail(wire.product),
      ...(wire.deal && {
        deal: {
          slug: wire.deal.slug,
          title: wire.deal.title,
          startDate: wire.deal.start_date,
          endDate: wire.deal.end_date,
          begun: wire.deal.begun,
          price: fromLira(wire.deal.price),
        },
      }),
      comments: readComments(wire.comments),
      photographed: wire.photographed,
      together: wire.together.map(readCard),
      related: wire.related.map(readCard),
      shopTag: readShopTag(wire.shop_tag),
      services: wire.services.map(readService),
    })),
  card: (id) => mapResult(api.send(getProduct, { query: { productId: id } }), readCard),
  services: (id) => mapResult(api.send(getAddedServices, { params: { id } }), ({ items }) => items.map(readService)),
  badges: (id) => mapResult(api.send(getProductDetailBadges, { query: { productId: id } }), (wire) => wire),
  fastShipping: (id) =>
    mapResult(api.send(getFastShipping, { query: { productId: id } }), ({ ship_at, order_before }) =>
      ship_at === null || order_before === null
        ? null
        : { shipAt: new Date(ship_at), orderBefore: new Date(order_before) },
    ),
  installmentPlans: (id) =>
    mapResult(api.send(getProductInstallments, { query: { productId: id } }), ({ plans }) =>
      plans.map(({ title, brand, entries }) => ({
        title,
        brand,
        entries: entries.map(({ count, interest_percent }) => ({ count, interestPercent: interest_percent })),
      })),
    ),
  priceDays: (id) =>
    mapResult(api.send(getProductPrices, { query: { productId: id } }), ({ days }) =>
      days.map(({ day, price }) => ({ day, price: fromLira(price) })),
    ),
  comments: ({ withPhotos, ...request }) =>
    mapResult(
      api.send(getProductComments, { query: { ...request, ...(withPhotos && { with_photos: 'true' }) } }),
      readComments,
    ),
  commentFacets: (id) =>
    mapResult(api.send(getCommentFacets, { query: { productId: id } }), ({ with_photos, ...facets }) => ({
      ...facets,
      withPhotos: with_photos,
    })),
  suggestions: (text) =>
    mapResult(api.send(getAutocomplete, { query: { q: text } }), (wire) => ({
      ...wire,
      products: wire.products.map((product) => ({
        ...product,
        id: productId(product.id),
        price: fromLira(product.price),
      })),
    })),
  mostSold: ({ categorySlug, limit } = {}) =>
    mapResult(
      api.send(getMostSolds, {
        query: { ...(categorySlug && { category_slug: categorySlug }), ...(limit && { limit: String(limit) }) },
      }),
      (wire) => wire.results.map(readCard),
    ),
  phones: ({ limit }) =>
    mapResult(api.send(getPhoneSlider, { query: { limit } }), (wire) => wire.results.map(readCard)),
  newcomers: ({ limit }) =>
    mapResult(api.send(getNewcomers, { query: { limit } }), (wire) => wire.results.map(readCard)),
  popularCategories: () =>
    mapResult(api.send(getPopularCategories, {}), (wire) => ({
      totalCount: wire.total_count,
      items: wire.items.map(({ product_count, ...item }) => ({ ...item, productCount: product_count })),
    })),
  sliders: ({ category, place } = {}) => {
    const items = (wire: Answer<typeof getSliders>) => wire.items
    if (category !== undefined)
      return mapResult(api.send(getCategorySlider, { query: { category_slug: category } }), items)
    if (place !== undefined) return mapResult(api.send(getSlider, { query: { place } }), items)
    return mapResult(api.send(getSliders, {}), items)
  },
  banners: (request = {}) => mapResult(api.send(getBanners, { query: request }), readBanners),
  deal: (slug) =>
    mapResult(api.send(getDeal, { params: { id: slug } }), (wire) => ({
      ...wire,
      times: wire.times.map((slot) => ({
        startDate: slot.start_date,
        endDate: slot.end_date,
        active: slot.active,
        products: slot.products.map(readCard),
      })),
    })),
})

/** A page of comments with its rating summary, from the wire. */
export const readComments = (wire: Answer<typeof getProductComments>): CommentPage => ({
  resultCount: wire.result_count,
  result: wire.result.map(({ like_count, ...comment }) => ({ ...comment, likeCount: like_count })),
})
