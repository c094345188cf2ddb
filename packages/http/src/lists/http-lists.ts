import {
  deleteUserFavorites,
  getFavouriteItems,
  getUserFavorite,
  getUserFavorites,
  type ListEntryWire,
  type ListSummaryWire,
  postUserFavorites,
  postUserFavoritesCheck,
  putUserFavorites,
} from '@market/contract'
import { listSlug, productId } from '@market/domain/kernel'
import type { LineRef } from '@market/domain/cart'
import type { ListEntry, ListGateway, ListSummary } from '@market/domain/lists'
import { readCard } from '../catalog/read-product.ts'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `ListGateway`: the member's favourite lists. */
export const httpLists = (api: ApiClient): ListGateway => ({
  all: () => mapResult(api.send(getUserFavorites, {}), (wire) => wire.lists.map(readSummary)),
  one: (slug, page = {}) =>
    mapResult(api.send(getUserFavorite, { params: { slug }, query: page }), (wire) => ({
      ...readSummary(wire),
      entries: wire.entries.map(readListEntry),
    })),
  check: (item) =>
    mapResult(api.send(postUserFavoritesCheck, { body: writeItem(item) }), (wire) =>
      wire.lists.map((list) => ({
        collectionName: list.collection_name,
        collectionSlug: listSlug(list.collection_slug),
        exist: list.exist,
      })),
    ),
  held: () =>
    mapResult(api.send(getFavouriteItems, {}), ({ items }) =>
      items.map((item) => ({ productId: productId(item.product_id), attrId: item.attributes })),
    ),
  create: (name) => mapResult(api.send(postUserFavorites, { body: { collection_name: name } }), readSummary),
  rename: (slug, name) =>
    mapResult(api.send(putUserFavorites, { params: { slug }, body: { collection_name: name } }), readSummary),
  remove: (slug) => mapResult(api.send(deleteUserFavorites, { params: { slug } }), () => undefined),
  add: (slug, item) =>
    mapResult(api.send(putUserFavorites, { params: { slug }, body: { add: writeItem(item) } }), readSummary),
  take: (slug, item) =>
    mapResult(api.send(putUserFavorites, { params: { slug }, body: { take: writeItem(item) } }), readSummary),
})

/** An entry of any list. */
export const readListEntry = (wire: ListEntryWire): ListEntry => ({
  product: readCard(wire.product),
  attrId: wire.attributes,
  addedAt: wire.added_at,
  onSale: wire.on_sale,
})

const writeItem = (item: LineRef) => ({ product_id: item.productId, attributes: item.attrId })

const readSummary = (wire: ListSummaryWire): ListSummary => ({
  collectionName: wire.collection_name,
  collectionSlug: listSlug(wire.collection_slug),
  count: wire.count,
  thumbnails: wire.thumbnails,
})
