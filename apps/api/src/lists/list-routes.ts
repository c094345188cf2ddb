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
import { ApiError } from '../platform/http/api-error.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { addItem, takeItem } from './change-items.ts'
import { createList, renameList } from './change-list.ts'
import { findEntries } from './find-entries.ts'
import { findList, findLists, type FoundList } from './find-lists.ts'
import { texts } from './texts.ts'

/** Routes for the member's favourite lists. Another member's list is not found. */
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
    return { ...summaryWire(list), entries: await findEntries(db, list.id, query) }
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

const summaryWire = ({ name, slug, count, thumbnails }: FoundList): ListSummaryWire => ({
  collection_name: name,
  collection_slug: slug,
  count,
  thumbnails: [...thumbnails],
})
