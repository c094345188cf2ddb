import type { Database } from '../open-database.ts'

/** Address and name for mails to a member. */
export const readAddressee = (db: Database, userId: string) =>
  db.selectFrom('users').select(['email', 'first_name as firstName']).where('id', '=', userId).executeTakeFirstOrThrow()
