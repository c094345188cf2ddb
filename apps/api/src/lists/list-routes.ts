import {
  deleteUserFavorites,
  getFavouriteItems,
  getUserFavorite,
  getUserFavorites,
  type ListSummaryWire,
  postUserFavorites,
  postUserFavoritesCheck,
  putUserFavorites,
} from '@market/contract'
import type { Database } from '@market/database'
import { cardWire, selectCards } from '../catalog/product/product-card.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { addItem, takeItem } from './change-items.ts'
import { createList, renameList } from './change-list.ts'
import { findLists, type FoundList } from './find-lists.ts'
import { texts } from './texts.ts'

/** The member's favourite lists. Another member's list is not found. */
export const listRoutes = (): readonly AnyRoute[] => [
  route(getUserFavorites, async ({ caller, db, now }) => ({
    lists: (await findLists(db, caller.ownerId, now)).map(summaryWire),
  })),
  route(getFavouriteItems, async ({ caller, db }) => {
    const rows = await db
      .selectFrom('favourite_items as i')
      .innerJoin('favourite_lists as l', 'l.id', 'i.list_id')
      .select(['i.product_id', 'i.combination as attributes'])
      .distinct()
      .where('l.user_id', '=', caller.ownerId)
      .execute()
    return { items: rows }
  }),
  route(postUserFavorites, async ({ body, caller, db, now }) =>
    summaryWire(await createList(db, caller.ownerId, body.collection_name, now)),
  ),
  route(getUserFavorite, async ({ params, query, caller, db, now }) => {
    const list = await findList(db, caller.ownerId, params.slug, now)
    const rows = await selectCards(db)
      .innerJoin('favourite_items as i', 'i.product_id', 'p.id')
      .select(['i.combination', 'i.added_at', 'p.active'])
      .where('i.list_id', '=', list.id)
      .orderBy('i.position', 'desc')
      .limit(query.limit)
      .offset(query.offset)
      .execute()
    const entries = rows.map(({ combination, added_at, active, ...card }) => ({
      product: cardWire(card),
      attributes: combination,
      added_at: added_at.toISOString(),
      on_sale: active,
    }))
    return { ...summaryWire(list), entries }
  }),
  route(postUserFavoritesCheck, async ({ body, caller, db, now }) => {
    const lists = await findLists(db, caller.ownerId, now)
    const holding = await db
      .selectFrom('favourite_items')
      .select('list_id')
      .where(
        'list_id',
        'in',
        lists.map(({ id }) => id),
      )
      .where('product_id', '=', body.product_id)
      .where('combination', '=', body.attributes)
      .execute()
    const held = new Set(holding.map((row) => row.list_id))
    return {
      lists: lists.map(({ id, name, slug }) => ({
        collection_name: name,
        collection_slug: slug,
        exist: held.has(id),
      })),
    }
  }),
  route(putUserFavorites, ({ params, body, caller, db, now }) =>
    db.transaction().execute(async (trx) => {
      const list = await findList(trx, caller.ownerId, params.slug, now)
      if ('collection_name' in body)
        return summaryWire(await renameList(trx, list, caller.ownerId, body.collection_name))
      if ('add' in body) await addItem(trx, list.id, body.add, now)
      else await takeItem(trx, list.id, body.take)
      return summaryWire(await findList(trx, caller.ownerId, params.slug, now))
    }),
  ),
  route(deleteUserFavorites, async ({ params, caller, db, now }) => {
    const list = await findList(db, caller.ownerId, params.slug, now)
    if (list.is_default) throw new ApiError(409, texts.defaultStays)
    await db.deleteFrom('favourite_lists').where('id', '=', list.id).execute()
    return {}
  }),
]

async function findList(db: Database, userId: string, slug: string, now: Date): Promise<FoundList> {
  const list = (await findLists(db, userId, now)).find((one) => one.slug === slug)
  if (!list) throw new ApiError(404, texts.listNotFound)
  return list
}

const summaryWire = ({ name, slug, count, thumbnails }: FoundList): ListSummaryWire => ({
  collection_name: name,
  collection_slug: slug,
  count,
  thumbnails: [...thumbnails],
})
