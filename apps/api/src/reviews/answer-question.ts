import { fail, type Result, succeed } from '@market/domain/kernel'
import { productUrl } from '@market/domain/navigation'
import { brandedName, type Database, transact } from '@market/database'
import { oneLine } from '../platform/one-line.ts'
import { notify } from '../notifications/notify.ts'

/** Maximum number of listed questions. */
const listed = 50

/** Stores the shop's answer to a question, replacing any previous one; the asker is notified only of the first. */
export async function answerQuestion(
  db: Database,
  { id, text, now }: { readonly id: number; readonly text: string; readonly now: Date },
): Promise<Result<string, string>> {
  const question = await db
    .selectFrom('questions as q')
    .innerJoin('products as p', 'p.id', 'q.product_id')
    .select(['q.user_id', 'q.answer', 'q.open', 'p.id', 'p.slug', brandedName.as('name')])
    .where('q.id', '=', id)
    .executeTakeFirst()
  if (!question) return fail(`There is no question ${id}.`)
  await transact(db, async (trx) => {
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

/** Unanswered questions, oldest first, one line each. */
export async function openQuestions(db: Database): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('questions as q')
    .innerJoin('products as p', 'p.id', 'q.product_id')
    .innerJoin('shops as s', 's.id', 'p.shop_id')
    .select(['q.id', 'q.text', brandedName.as('name'), 's.name as shop'])
    .where('q.answer', 'is', null)
    .orderBy('q.id')
    .limit(listed)
    .execute()
  return rows.map(({ id, text, name, shop }) => `${id}  ${oneLine(shop)}  ${oneLine(name)}: ${oneLine(text)}`)
}
