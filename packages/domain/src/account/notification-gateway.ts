import type { GatewayResult } from '../kernel/gateway-failure.ts'

/** A notification of the shop to the member. */
export interface Notification {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Address of this site it leads to; null for a plain notice. */
  readonly link: string | null
  /** Instant as ISO 8601 text. */
  readonly date: string
  readonly read: boolean
}
/** One page of notifications, with the number of all and of the unread ones. */
export interface NotificationPage {
  readonly resultCount: number
  readonly unread: number
  /** Newest first. */
  readonly notifications: readonly Notification[]
}

/** The member's notifications. */
export interface NotificationGateway {
  list(page?: { readonly limit?: number; readonly offset?: number }): GatewayResult<NotificationPage>
  /** Marks one notification as read, or all without an id; returns the number of unread ones. */
  markRead(id?: string): GatewayResult<{ readonly unread: number }>
}
