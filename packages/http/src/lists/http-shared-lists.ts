import { getListShare, getSharedList, putListShare } from '@market/contract'
import type { SharedListGateway } from '@market/domain'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { readListEntry } from './http-lists.ts'

/** `SharedListGateway`: lists open to whoever has their address. */
export const httpSharedLists = (api: ApiClient): SharedListGateway => ({
  shareOf: (slug) => api.send(getListShare, { params: { slug } }),
  share: (slug, shared) => api.send(putListShare, { params: { slug }, body: { shared } }),
  open: (token, page = {}) =>
    mapResult(api.send(getSharedList, { params: { token }, query: page }), (wire) => ({
      ...wire,
      entries: wire.entries.map(readListEntry),
    })),
})
