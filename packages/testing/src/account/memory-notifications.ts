import { succeed } from '@market/domain/kernel'
import type { Notification, NotificationGateway } from '@market/domain/account'
import { notFound } from '../kernel/failing.ts'

export const aNotification = (given: Partial<Notification> = {}): Notification => ({
  id: 'bildirim-1',
  title: 'Siparişiniz yolda',
  text: 'Siparişiniz kargoya verildi.',
  link: '/my/siparis-takip',
  date: '2026-11-20T09:00:00Z',
  read: false,
  ...given,
})

/** One member's notifications, given newest first. */
export const memoryNotifications = (told: readonly Notification[] = []): NotificationGateway => {
  let all = told
  const unread = () => all.filter(({ read }) => !read).length
  return {
    list: async ({ limit = 20, offset = 0 } = {}) =>
      succeed({ resultCount: all.length, unread: unread(), notifications: all.slice(offset, offset + limit) }),
    async markRead(id) {
      if (id !== undefined && !all.some((one) => one.id === id)) return notFound('Bildirim bulunamadı.')
      all = all.map((one) => (id === undefined || one.id === id ? { ...one, read: true } : one))
      return succeed({ unread: unread() })
    },
  }
}
