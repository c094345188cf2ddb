import { emailKey, phoneKey } from '@market/commerce'
import { sql } from 'kysely'
import type { Database } from '../open-database.ts'
import { type ListPage, pageOfRows, pageSize, readCursor } from '../list-cursor.ts'
import { ordersNamed } from './orders-named.ts'

interface FoundNumber {
  readonly id: string
  readonly number: string
  readonly created_at: Date
}

/**
 * Numbers of the orders that the office looks for, newest first: by the order's number, a package's id or tracking
 * number, the mail address or the mobile number of the delivery. Without a text the newest orders. Attempts that were
 * never paid are found by their number alone.
 */
export async function findOrderNumbers(
  db: Database,
  { q, after }: { readonly q?: string | undefined; readonly after?: string | undefined },
): Promise<ListPage<FoundNumber>> {
  const last = readCursor(after, 'instant', 'uuid')
  const text = q?.trim() ?? ''
  const phone = phoneKey(text)
  const orders = db.selectFrom('orders as o').select(['o.id', 'o.number', 'o.created_at'])
  const matching = text.includes('@')
    ? orders.where('o.email_key', '=', emailKey(text))
    : phone !== undefined
      ? orders.where(
          sql<boolean>`right(regexp_replace(o.snapshot->'delivery'->>'phone', '\\D', '', 'g'), 10) = ${phone}`,
        )
      : text === ''
        ? orders.where('o.status', '=', 'paid')
        : orders.where(sql<boolean>`o.id in ${ordersNamed(text)}`)
  const rows = await matching
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(o.created_at, o.id) < (${last?.[0]}::timestamptz, ${last?.[1]}::uuid)`),
    )
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(pageSize + 1)
    .execute()
  return pageOfRows(rows, ({ created_at, id }) => [created_at.toISOString(), id])
}

interface SentMail {
  readonly subject: string
  readonly text: string
  readonly created_at: Date
  readonly sent_at: Date | null
}
const mostMails = 100

/** The mails to the buyer that name the order, newest first. Sent ones have only a subject; all are deleted after a while. */
export const findOrderMails = (
  db: Database,
  { number, email, since }: { readonly number: string; readonly email: string; readonly since: Date },
): Promise<readonly SentMail[]> =>
  db
    .selectFrom('mails')
    .select(['subject', 'text', 'created_at', 'sent_at'])
    .where('created_at', '>=', since)
    .where(
      sql<boolean>`(recipient = ${email} and (position(${number} in subject) > 0 or position(${number} in text) > 0)
        or sent_at is not null and subject <> '' and right(subject, 16) = ${number})`,
    )
    .orderBy('created_at', 'desc')
    .limit(mostMails)
    .execute()
