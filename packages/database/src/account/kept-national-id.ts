import type { Database } from '../open-database.ts'

/** The national ID that the owner saved by `/set_tc` for orders that need one. */
export const keptNationalId = async (db: Database, ownerId: string): Promise<string | undefined> =>
  (await db.selectFrom('national_ids').select('tc').where('owner_id', '=', ownerId).executeTakeFirst())?.tc
