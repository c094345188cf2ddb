import {
  getListGifts,
  getListShare,
  getSharedList,
  type ListGiftsWire,
  putListGifts,
  putListShare,
} from '@market/contract'
import { productId } from '@market/domain/kernel'
import type { ListGifts, SharedListGateway } from '@market/domain/lists'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { readListEntry } from './http-lists.ts'

/** `SharedListGateway` over HTTP: lists shared by a secret address. */
export const httpSharedLists = (api: ApiClient): SharedListGateway => ({
  shareOf: (slug) => api.send(getListShare, { params: { slug } }),
  share: (slug, shared) => api.send(putListShare, { params: { slug }, body: { shared } }),
  makeGift: (slug, gift) => api.send(putListShare, { params: { slug }, body: { gift } }),
  open: (token, page = {}) =>
    mapResult(api.send(getSharedList, { params: { token }, query: page }), (wire) => ({
      ...wire,
      entries: wire.entries.map(readListEntry),
    })),
  gifts: (token) => mapResult(api.send(getListGifts, { params: { token } }), readGifts),
  setGift: (token, item, taken) =>
    mapResult(
      api.send(putListGifts, {
        params: { token },
        body: { product_id: item.productId, attributes: item.attrId, taken },
      }),
      readGifts,
    ),
})

const readGifts = ({ own, marks }: ListGiftsWire): ListGifts => ({
  own,
  marks: marks.map((mark) => ({ productId: productId(mark.product_id), attrId: mark.attributes, mine: mark.mine })),
})
