import { fail, productUrl, type Result, succeed } from '@market/domain'
import { notify } from '../notifications/notify.ts'
import type { Database } from '../platform/database/open-database.ts'

/** Most questions that are listed at once. */
const listed = 50

/** The shop's answer to a question. A second one takes the place of the first; the asker hears of the first alone. */
export async function answerQuestion(
  db: Database,
  { id, text, now }: { readonly id: number; readonly text: string; readonly now: Date },
): Promise<Result<string, string>> {
  const question = await db
    .selectFrom('questions as q')
    .innerJoin('products as p', 'p.id', 'q.product_id')
    .select(['q.user_id', 'q.answer', 'q.open', 'p.id', 'p.slug', 'p.name'])
    .where('q.id', '=', id)
    .executeTakeFirst()
  if (!question) return fail(`There is no question ${id}.`)
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('questions').set({ answer: text, answered_at: now }).where('id', '=', id).execute()
    if (question.answer === null)
      await notify(trx, {
        userId: question.user_id,
        title: 'Sorunuz yanıtlandı',
        text: `Mağaza, “${question.name}” hakkındaki sorunuzu yanıtladı: ${text}`,
        link: productUrl(question),
        now,
      })
  })
  return succeed(
    `Question ${id} is answered${question.open ? ' and stands on its product’s page' : ', for its asker alone'}.`,
  )
}

/** What waits for an answer, oldest first: a line each. */
export async function openQuestions(db: Database): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('questions as q')
    .innerJoin('products as p', 'p.id', 'q.product_id')
    .innerJoin('shops as s', 's.id', 'p.shop_id')
    .select(['q.id', 'q.text', 'p.name', 's.name as shop'])
    .where('q.answer', 'is', null)
    .orderBy('q.id')
    .limit(listed)
    .execute()
  return rows.map(({ id, text, name, shop }) => `${id}  ${shop}  ${name}: ${text}`)
}
