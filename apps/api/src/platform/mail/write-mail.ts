import { randomUUID } from 'node:crypto'
import type { Database } from '@market/database'
import type { Mail } from '@market/mails'
import { oneLine } from '../one-line.ts'

/** Adds a mail to the outbox in the transaction of its cause: it is sent if and only if that commits. */
export async function writeMail(trx: Database, mail: Mail, now: Date): Promise<void> {
  await trx
    .insertInto('mails')
    .values({
      id: randomUUID(),
      // Line breaks could inject headers (security.md 27).
      recipient: oneLine(mail.recipient),
      subject: oneLine(mail.subject),
      html: mail.html,
      text: mail.text,
      attachments: JSON.stringify(mail.attachments ?? []),
      one_click: mail.oneClick ?? null,
      next_attempt_at: now,
      created_at: now,
    })
    .execute()
}
