import type { NotificationGateway } from '@market/domain/account'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

/** Required behaviour of every `NotificationGateway`. The member has at least two notifications, all unread. */
export const notificationGatewayContract = (name: string, subject: () => Promise<NotificationGateway>): void => {
  describe(`NotificationGateway: ${name}`, () => {
    it('lists by page, newest first', async () => {
      const gateway = await subject()
      const { notifications, resultCount, unread } = await valueOf(gateway.list())
      expect(unread).toBe(resultCount)
      const times = notifications.map(({ date }) => Date.parse(date))
      expect(times).toEqual(times.toSorted((one, other) => other - one))
      const second = await valueOf(gateway.list({ limit: 1, offset: 1 }))
      expect(second.notifications).toEqual(notifications.slice(1, 2))
    })

    it('marks one as read, twice is once, and then all', async () => {
      const gateway = await subject()
      const { notifications, unread } = await valueOf(gateway.list())
      const id = notifications[0]?.id ?? ''
      expect(await valueOf(gateway.markRead(id))).toEqual({ unread: unread - 1 })
      expect(await valueOf(gateway.markRead(id))).toEqual({ unread: unread - 1 })
      expect((await valueOf(gateway.list())).notifications.map(({ read }) => read).slice(0, 2)).toEqual([true, false])
      expect(await valueOf(gateway.markRead())).toEqual({ unread: 0 })
    })

    it('does not find another member’s notification', async () => {
      const gateway = await subject()
      const strange = '00000000-0000-4000-8000-0000000000ff'
      expect(await failureOf(gateway.markRead(strange))).toMatchObject({ kind: 'not-found' })
    })
  })
}
