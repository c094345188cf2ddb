import type { Attachment, Mail } from '@market/mails'
import { sql } from 'kysely'
import { setDocument } from '../documents/set-document.ts'
import type { Deps } from '../deps.ts'

/** Sends a mail. Throws on failure; the mail is retried later. */
export type MailTransport = (mail: MailToSend) => Promise<void>
export interface MailToSend extends Omit<Mail, 'attachments'> {
  readonly id: string
  readonly writtenAt: Date
  readonly attachments: readonly SetAttachment[]
}
interface SetAttachment extends Omit<Attachment, 'content' | 'pdf'> {
  readonly content: string | Buffer
}

/** The subject of a mail about an order, such as `Faturanız: GV-7K2M9QXA-4TRB`. */
const ofOrder = '^[^:]+: GV-[0-9A-Z]{8}-[0-9A-Z]{4}$'
/**
 * Column values that erase a sent mail: its row stays, so that sent mails can be counted, without personal data, codes
 * and links. The subject of a mail about an order stays too, so that the office sees which mails the buyer got.
 */
const blank = {
  recipient: '',
  subject: sql<string>`case when subject ~ ${ofOrder} then subject else '' end`,
  html: '',
  text: '',
  attachments: '[]',
  one_click: null,
}
/** The mail of a crashed worker is retried after this time. */
const leaseMs = 60_000
const firstWaitMs = 30_000
const longestWaitMs = 3_600_000
export const maxAttempts = 30

/**
 * Sends the due mails, oldest first; concurrent workers never take the same mail. Returns how many were sent.
 *
 * `unmarked` keeps the ids of mails that went out, but whose rows could not be marked as sent, because the disk was
 * full or the database was away. The next call marks them first, so that none is sent again.
 */
export async function deliverOutbox(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  transport: MailTransport,
  unmarked = new Set<string>(),
) {
  let sent = 0
  for (const id of unmarked) await markSent(id)
  for (let mail = await takeNext(); mail; mail = await takeNext()) {
    const { id, attempts } = mail
    try {
      const attachments = await Promise.all((mail.attachments as readonly Attachment[]).map(setAttachment))
      await transport({ ...mail, attachments, oneClick: mail.one_click ?? undefined, writtenAt: mail.created_at })
      unmarked.add(id)
      await markSent(id)
      sent += 1
    } catch (error) {
      if (unmarked.has(id)) throw error
      const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** (attempts - 1))
      log.warn({ mail: id, attempts, code: error instanceof Error ? error.name : 'unknown' }, 'mail not sent')
      const next_attempt_at = new Date(clock.now().getTime() + wait)
      await db.updateTable('mails').set({ next_attempt_at }).where('id', '=', id).execute()
    }
  }
  return sent

  async function markSent(id: string) {
    await db
      .updateTable('mails')
      .set({ ...blank, sent_at: clock.now() })
      .where('id', '=', id)
      .execute()
    unmarked.delete(id)
  }

  function takeNext() {
    const now = clock.now()
    return db
      .updateTable('mails')
      .set({ attempts: sql<number>`attempts + 1`, next_attempt_at: new Date(now.getTime() + leaseMs) })
      .where('id', '=', (due) =>
        due
          .selectFrom('mails')
          .select('id')
          .where('sent_at', 'is', null)
          .where('next_attempt_at', '<=', now)
          .where('attempts', '<', maxAttempts)
          .orderBy('created_at')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'recipient', 'subject', 'html', 'text', 'attachments', 'one_click', 'attempts', 'created_at'])
      .executeTakeFirst()
  }
}

const setAttachment = async ({ pdf, content, ...attachment }: Attachment): Promise<SetAttachment> => ({
  ...attachment,
  content: pdf ? await setDocument({ shop: '', ...pdf, html: content }) : content,
})
