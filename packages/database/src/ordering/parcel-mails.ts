import type { Database } from '../open-database.ts'

/** Whether a mailbox receives mails about parcels, that is, its owner has not unsubscribed. */
export async function wantsParcelMails(db: Database, emailKey: string): Promise<boolean> {
  const ends = db.selectFrom('parcel_mail_ends').select('email_key').where('email_key', '=', emailKey)
  return (await ends.executeTakeFirst()) === undefined
}

/** Ends these mails for a mailbox, or takes the end back. */
export async function setParcelMails(db: Database, emailKey: string, wanted: boolean, now: Date): Promise<void> {
  if (wanted) await db.deleteFrom('parcel_mail_ends').where('email_key', '=', emailKey).execute()
  else
    await db
      .insertInto('parcel_mail_ends')
      .values({ email_key: emailKey, ended_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
