import { getFindGift, getFindGifts } from '@market/contract'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '@market/database'
import { ApiError } from '../../platform/http/api-error.ts'
import { type AnyRoute, route } from '../../platform/http/route.ts'
import { chosenProducts } from './chosen-products.ts'
import { texts } from '../texts.ts'

const words = v.pick(getFindGift.answer, ['name', 'receiver', 'note', 'image'])

/** Gift ideas by recipient. */
export const giftRoutes = (): readonly AnyRoute[] => [
  route(getFindGifts, async ({ db }) => {
    const rows = await selectIdeas(db).orderBy('position').execute()
    return { items: rows.map(ideaWire) }
  }),
  route(getFindGift, async ({ params, db }) => {
    const row = await selectIdeas(db).where('id', '=', params.id).executeTakeFirst()
    if (!row) throw new ApiError(404, texts.giftNotFound)
    return { ...ideaWire(row), results: await chosenProducts(db, 'gift', row.id) }
  }),
]

const selectIdeas = (db: Database) =>
  db
    .selectFrom('gift_ideas')
    .select(['id', 'content'])
    .select(
      sql<number>`(
      select count(*)::int from gift_products join products p on p.id = product_id
      where gift_id = gift_ideas.id and p.active)`.as('product_count'),
    )
type IdeaRow = Awaited<ReturnType<ReturnType<typeof selectIdeas>['executeTakeFirstOrThrow']>>

const ideaWire = ({ id, content, product_count }: IdeaRow) => ({ ...v.parse(words, content), id, product_count })
