import { randomUUID } from 'node:crypto'
import type { Database } from '../database/open-database.ts'

export interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
  /** Then `content` is a document of ours in HTML, set as PDF when the mail goes out and never in a transaction. */
  readonly pdf?: { readonly title: string; readonly subtitle: string }
}
export interface Mail {
  /** An address that the shop has stored; never one that came with the request at hand. */
  readonly recipient: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments?: readonly Attachment[]
}

/** Puts a mail into the outbox, in the transaction that causes it: it goes out if and only if that commits. */
export async function writeMail(trx: Database, mail: Mail, now: Date): Promise<void> {
  await trx
    .insertInto('mails')
    .values({
      id: randomUUID(),
      recipient: oneLine(mail.recipient),
      subject: oneLine(mail.subject),
      html: mail.html,
      text: mail.text,
      attachments: JSON.stringify(mail.attachments ?? []),
      next_attempt_at: now,
      created_at: now,
    })
    .execute()
}

/** No header can be smuggled in with a line break (security.md 27). */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
