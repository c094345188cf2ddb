import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, instant, text, uuid, whole } from '../kernel/field.ts'

/** Page by page, with the number of unread ones. `date` is an ISO 8601 instant. */
export const getNotifications = defineCall({
  method: 'GET',
  path: '/x/notifications',
  who: 'member',
  summary: 'Notifications of the member, newest first',
  query: v.object({
    limit: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(50)), 20),
    offset: v.optional(v.pipe(whole, v.minValue(0), v.maxValue(10_000)), 0),
  }),
  answer: v.object({
    result_count: count,
    unread: count,
    result: v.array(
      v.object({
        id: uuid,
        title: text,
        text,
        /** Address of the site that it leads to. */
        link: v.nullable(text),
        date: instant,
        read: v.boolean(),
      }),
    ),
  }),
})
/** Without an id all notifications are marked. */
export const postNotificationsRead = defineCall({
  method: 'POST',
  path: '/x/notifications/read',
  who: 'member',
  summary: 'Mark one notification as read, or all',
  body: v.strictObject({ id: v.optional(uuid) }),
  answer: v.object({ unread: count }),
})
