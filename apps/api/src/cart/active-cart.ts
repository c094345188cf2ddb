import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../platform/database/open-database.ts'
import { type StoredCart, storedCartColumns } from './reading/stored-cart.ts'

export type ActiveCart = StoredCart

/**
 * The owner's one active cart, made where there is none, with its revision raised. The row stays locked to the end of
 * the transaction: writes of one cart come one after the other, and two tabs never make two carts.
 */
export const upsertActiveCart = (trx: Database, ownerId: string, now: Date): Promise<ActiveCart> =>
  trx
    .insertInto('carts')
    .values({ id: randomUUID(), owner_id: ownerId, status: 'active', revision: 1, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('owner_id')
        .where('status', '=', 'active')
        .doUpdateSet({ revision: sql<number>`carts.revision + 1`, updated_at: now }),
    )
    .returning(storedCartColumns)
    .executeTakeFirstOrThrow()
