import type { Database } from '@market/database'

/**
 * Mails in the outbox, waiting or sent, oldest first. Each sign-in of a test comes from a new browser, which the member
 * is notified of by mail: these mails are left out, or with `ofDevices` they are the only ones.
 */
export const readMails = (db: Database, { ofDevices = false }: { readonly ofDevices?: boolean } = {}) =>
  db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'html', 'text', 'attachments', 'sent_at'])
    .where('subject', ofDevices ? 'like' : 'not like', '%yeni bir cihazdan giriş%')
    .orderBy('created_at')
    .execute()

/** The newest six-digit code that was mailed to an address. */
export async function mailedCode(db: Database, recipient: string): Promise<string> {
  const mails = (await readMails(db)).filter((mail) => mail.recipient === recipient)
  return /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
}
