import type { Database } from '../open-database.ts'

/** Whom a mail to a member goes to. */
export const readAddressee = (db: Database, userId: string) =>
  db.selectFrom('users').select(['email', 'first_name as firstName']).where('id', '=', userId).executeTakeFirstOrThrow()
