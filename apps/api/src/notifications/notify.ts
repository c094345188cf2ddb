import { randomUUID } from 'node:crypto'
import type { Database } from '../platform/database/open-database.ts'

interface ToTell {
  readonly userId: string
  readonly title: string
  readonly text: string
  /** Address of the site that it leads to. */
  readonly link?: string
  readonly now: Date
}

/** Tells a member something on the notifications page, in the transaction that causes it. */
export async function notify(trx: Database, { userId, title, text, link, now }: ToTell): Promise<void> {
  const row = { id: randomUUID(), user_id: userId, title, text, link: link ?? null, read_at: null, created_at: now }
  await trx.insertInto('notifications').values(row).execute()
}
