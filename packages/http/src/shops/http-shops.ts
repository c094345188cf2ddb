import { getShop, getShops, getShopTag, type ShopWire } from '@market/contract'
import { fromLira, type ShopCard, type ShopDirectory, shopId } from '@market/domain'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapped } from '../kernel/mapped.ts'

export const httpShops = (api: ApiClient): ShopDirectory => ({
  tag: (id) => mapped(api.send(getShopTag, { query: { shopId: id } }), readTag),
  list: (request) =>
    mapped(api.send(getShops, { query: request }), (wire) => ({
      resultCount: wire.result_count,
      results: wire.results.map(readShopCard),
    })),
  open: (slug) =>
    mapped(api.send(getShop, { params: { id: slug } }), (wire) => ({
      ...readShopCard(wire),
      district: wire.district,
      joinedAt: wire.joined_at,
      cargoPrice: fromLira(wire.cargo_price),
      freeCargoOver: wire.free_cargo_over === null ? null : fromLira(wire.free_cargo_over),
      prepareDays: wire.prepare_days,
      categories: wire.categories,
      tag: readTag(wire.tag),
    })),
})

const readTag = ({ taxnumber, ...tag }: ShopWire['tag']) => ({ ...tag, taxNumber: taxnumber })

type CardWire = Pick<
  ShopWire,
  'id' | 'slug' | 'name' | 'url' | 'logo' | 'city' | 'rating' | 'rating_count' | 'product_count'
>
const readShopCard = (wire: CardWire): ShopCard => ({
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
