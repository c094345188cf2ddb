import { getNotifications, postNotificationsRead } from '@market/contract'
import type { NotificationGateway } from '@market/domain'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapped } from '../kernel/mapped.ts'

export const httpNotifications = (api: ApiClient): NotificationGateway => ({
  list: (page = {}) =>
    mapped(api.send(getNotifications, { query: page }), (wire) => ({
      resultCount: wire.result_count,
      unread: wire.unread,
      notifications: wire.result,
    })),
  markRead: (id) => mapped(api.send(postNotificationsRead, { body: id === undefined ? {} : { id } }), (wire) => wire),
})
