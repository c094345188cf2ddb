import { getNotifications, postNotificationsRead } from '@market/contract'
import type { NotificationGateway } from '@market/domain/account'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `NotificationGateway`: the member's notifications, page by page. */
export const httpNotifications = (api: ApiClient): NotificationGateway => ({
  list: (page = {}) =>
    mapResult(api.send(getNotifications, { query: page }), (wire) => ({
      resultCount: wire.result_count,
      unread: wire.unread,
      notifications: wire.result,
    })),
  markRead: (id) =>
    mapResult(api.send(postNotificationsRead, { body: id === undefined ? {} : { id } }), (wire) => wire),
})
