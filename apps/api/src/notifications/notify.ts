import { randomUUID } from 'node:crypto'
import type { Database } from '@market/database'

interface ToTell {
  readonly userId: string
  readonly title: string
  readonly text: string
  /** The address on the site that it links to. */
  readonly link?: string
  readonly now: Date
}

/** Adds a notification for a member, in the transaction of its cause. */
export async function notify(trx: Database, { userId, title, text, link, now }: ToTell): Promise<void> {
  const row = { id: randomUUID(), user_id: userId, title, text, link: link ?? null, read_at: null, created_at: now }
  await trx.insertInto('notifications').values(row).execute()
}
