import type { Database } from '@market/database'

/** Every order of an e-mail address, failed attempts too, oldest first. */
export const readOrders = (db: Database, email: string) =>
  db
    .selectFrom('orders')
    .select(['number', 'status', 'total', 'stock_held'])
    .where('email', '=', email)
    .orderBy('created_at')
    .execute()
