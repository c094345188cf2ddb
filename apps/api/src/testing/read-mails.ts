import type { Database } from '@market/database'

/**
 * Mails waiting in the outbox or sent from it, oldest first. Each sign-in of a test comes from a new browser, and its member is told so
 * by mail: only tests of that mail ask for it.
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
