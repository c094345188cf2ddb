import { randomUUID } from 'node:crypto'
import type { Database } from '@market/database'
import type { Mail } from '@market/mails'

/** Adds a mail to the outbox in the transaction of its cause: it is sent if and only if that commits. */
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
      one_click: mail.oneClick ?? null,
      next_attempt_at: now,
      created_at: now,
    })
    .execute()
}

/** Line breaks could inject headers (security.md 27). */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
