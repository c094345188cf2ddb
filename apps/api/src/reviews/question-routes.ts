import { officeMail } from '@market/mails'
import { getMyQuestions, getProductQuestions, postAskShop, type QuestionWire } from '@market/contract'
import { productId } from '@market/domain/kernel'
import { productUrl } from '@market/domain/navigation'
import { maxQuestionLength, maskedName, questionProblems, reviewLengths } from '@market/domain/reviews'
import { brandedName, type Database } from '@market/database'
import { texts as catalogTexts } from '../catalog/texts.ts'
import { checkForm } from '../platform/http/check-form.ts'
import type { Deps } from '../platform/deps.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { limitForms } from '../platform/limits/limit-forms.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { texts } from './texts.ts'

/** Questions to the shop that sells a product. */
export const questionRoutes = ({ config }: Deps): readonly AnyRoute[] => [
  route(postAskShop, async ({ body, caller, clientAddress, db, now }) => {
    const form = { productId: productId(body.product_id), text: body.text.trim(), open: body.open }
    const sentence = texts.questionLength(reviewLengths.min, maxQuestionLength)
    checkForm(questionProblems(form), { text: texts.question }, { text: sentence })
    const product = await db
      .selectFrom('products as p')
      .innerJoin('shops as s', 's.id', 'p.shop_id')
      .select(['p.id', brandedName.as('name'), 's.name as shop_name'])
      .where('p.id', '=', form.productId)
      .where('p.active', '=', true)
      .executeTakeFirst()
    if (!product) throw new ApiError(404, catalogTexts.productNotFound)
    await limitForms(db, 'question', { caller, clientAddress, now })
    const row = { product_id: product.id, user_id: caller.ownerId, text: form.text, open: form.open, created_at: now }
    const { id } = await db
      .insertInto('questions')
      .values({ ...row, answer: null, answered_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const fields = [
      ['Soru no', String(id)],
      ['Mağaza', product.shop_name],
      ['Ürün', product.name],
      ['Soru', form.text],
    ] as const
    await writeMail(db, officeMail(config, { subject: 'Mağazaya yeni soru', fields }), now)
    return {}
  }),
  route(getProductQuestions, async ({ query, db }) => {
    const answered = selectQuestions(db)
      .where('q.product_id', '=', query.productId)
      .where('q.open', '=', true)
      .where('q.answer', 'is not', null)
    return page(answered, query)
  }),
  route(getMyQuestions, async ({ query, caller, db }) =>
    page(selectQuestions(db).where('q.user_id', '=', caller.ownerId), query),
  ),
]

const selectQuestions = (db: Database) =>
  db
    .selectFrom('questions as q')
    .innerJoin('users as u', 'u.id', 'q.user_id')
    .innerJoin('products as p', 'p.id', 'q.product_id')
    .innerJoin('shops as s', 's.id', 'p.shop_id')

async function page(
  found: ReturnType<typeof selectQuestions>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ result_count: number; result: QuestionWire[] }> {
  const rows = await found
    .select(['q.id', 'q.text', 'q.created_at', 'q.answer', 'q.answered_at', 's.name as shop_name'])
    .select([
      'u.first_name as firstName',
      'u.last_name as lastName',
      'p.id as product_id',
      brandedName.as('product_name'),
      'p.slug',
    ])
    .orderBy('q.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await found.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return {
    result_count: count,
    result: rows.map((row) => ({
      id: row.id,
      name: maskedName(row),
      text: row.text,
      date: row.created_at.toISOString(),
      product: { name: row.product_name, url: productUrl({ id: row.product_id, slug: row.slug }) },
      answer:
        row.answer === null || row.answered_at === null
          ? null
          : { shop_name: row.shop_name, text: row.answer, date: row.answered_at.toISOString() },
    })),
  }
}
