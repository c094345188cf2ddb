import { officeMail } from '@market/mails'
import { succeed } from '@market/domain/kernel'
import { type ReportForm, reportComment as report, reportReasons } from '@market/domain/reviews'
import { brandedName, type Database } from '@market/database'
import type { Config } from '../platform/config/config.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { sentForm } from '../platform/http/sent-form.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { texts } from './texts.ts'

interface Report {
  readonly userId: string
  readonly review_id: number
  readonly reason: string
  readonly note: string
  readonly now: Date
}

/** Reports an inappropriate comment to the editors, at most once per member and comment. */
export async function reportComment(db: Database, config: Config, { userId, now, ...typed }: Report): Promise<void> {
  const reason = reportReasons.find((known) => known === typed.reason) ?? ''
  const reviews = {
    report: async (form: ReportForm) => {
      await keepReport(db, config, { form, userId, now })
      return succeed(undefined)
    },
  }
  sentForm(await report({ reviews })({ id: typed.review_id, reason, note: typed.note }), texts.fields)
}

async function keepReport(
  db: Database,
  config: Config,
  { form, userId, now }: { readonly form: ReportForm; readonly userId: string; readonly now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const comment = await trx
      .selectFrom('comments as m')
      .innerJoin('products as p', 'p.id', 'm.product_id')
      .select(['m.text', 'm.images', brandedName.as('name')])
      .where('m.id', '=', form.id)
      .executeTakeFirst()
    if (!comment) throw new ApiError(404, texts.reviewNotFound)
    const row = { comment_id: form.id, user_id: userId, reason: form.reason, note: form.note, created_at: now }
    const first = await trx
      .insertInto('comment_reports')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('comment_id')
      .executeTakeFirst()
    if (!first) return
    const fields = [
      ['Yorum no', String(form.id)],
      ['Ürün', comment.name],
      ['Yorum', comment.text],
      ...(comment.images.length > 0 ? [['Fotoğraflar', photosOf(config, comment.images)] as const] : []),
      ['Neden', form.reason === '' ? '' : texts.reasons[form.reason]],
      ['Açıklama', form.note],
    ] as const
    await writeMail(trx, officeMail(config, { subject: 'Bildirilen yorum', fields }), now)
  })
}

/** Addresses of the photos, for the editors. */
const photosOf = ({ siteUrl }: Config, images: readonly string[]): string =>
  images.map((image) => `${siteUrl}/img/1600/${image}`).join('\n')
