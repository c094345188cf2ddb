import { getShop, getShops, type ShopWire } from '@market/contract'
import { shopId } from '@market/domain/kernel'
import { fromLira } from '@market/domain/money'
import type { ShopCard, ShopPages } from '@market/domain/shops'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { readShopTag } from './read-shop-tag.ts'

/** `ShopPages`: the list of shops, and one shop's page. */
export const httpShopPages = (api: ApiClient): ShopPages => ({
  list: (request = {}) =>
    mapResult(api.send(getShops, { query: request }), (wire) => ({
      resultCount: wire.result_count,
      results: wire.results.map(readCard),
    })),
  one: (slug) =>
    mapResult(api.send(getShop, { params: { id: slug } }), (wire) => ({
      ...readCard(wire),
      district: wire.district,
      description: wire.description,
      joinedAt: wire.joined_at,
      cargoPrice: fromLira(wire.cargo_price),
      freeCargoOver: wire.free_cargo_over === null ? null : fromLira(wire.free_cargo_over),
      prepareDays: wire.prepare_days,
      categories: wire.categories,
      tag: readShopTag(wire.tag),
    })),
})

type CardWire = Pick<
  ShopWire,
  'id' | 'slug' | 'name' | 'url' | 'logo' | 'city' | 'rating' | 'rating_count' | 'product_count'
>
const readCard = (wire: CardWire): ShopCard => ({
  id: shopId(wire.id),
  slug: wire.slug,
  name: wire.name,
  url: wire.url,
  logo: wire.logo,
  city: wire.city,
  rating: wire.rating,
  ratingCount: wire.rating_count,
  productCount: wire.product_count,
})
