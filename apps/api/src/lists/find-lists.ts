import { randomUUID } from 'node:crypto'
import { searchKey, slugify } from '@market/domain/text'
import { defaultListName } from '@market/domain/lists'
import { sql } from 'kysely'
import type { Database } from '@market/database'
import { ApiError } from '../platform/http/api-error.ts'
import { texts } from './texts.ts'

export interface FoundList {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly is_default: boolean
  readonly count: number
  readonly thumbnails: readonly string[]
}
const shownThumbnails = 4

/** A member's lists with their items that are still on sale, the default list first, which is created on first use. */
export async function findLists(db: Database, userId: string, now: Date): Promise<readonly FoundList[]> {
  const found = await selectLists(db, userId)
  if (found.some((list) => list.is_default)) return found
  await db
    .insertInto('favourite_lists')
    .values({
      id: randomUUID(),
      user_id: userId,
      slug: slugify(defaultListName),
      name: defaultListName,
      name_key: searchKey(defaultListName),
      is_default: true,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return selectLists(db, userId)
}

/** One of the member's lists. Refuses with 404. */
export async function findList(db: Database, userId: string, slug: string, now: Date): Promise<FoundList> {
  const list = (await findLists(db, userId, now)).find((one) => one.slug === slug)
  if (!list) throw new ApiError(404, texts.listNotFound)
  return list
}

const selectLists = (db: Database, userId: string): Promise<readonly FoundList[]> =>
  db
    .selectFrom('favourite_lists as l')
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('favourite_items as i')
          .innerJoin('products as p', 'p.id', 'i.product_id')
          .whereRef('i.list_id', '=', 'l.id')
          .select([
            sql<number>`count(*)::int`.as('count'),
            sql<readonly string[]>`(array_agg(p.images[1] order by i.position desc))[1:${sql.lit(shownThumbnails)}]`.as(
              'thumbnails',
            ),
          ])
          .as('held'),
      (join) => join.onTrue(),
    )
    .select(['l.id', 'l.name', 'l.slug', 'l.is_default'])
    .select((column) => [
      column.fn.coalesce('held.count', sql<number>`0`).as('count'),
      column.fn.coalesce('held.thumbnails', sql<readonly string[]>`'{}'::text[]`).as('thumbnails'),
    ])
    .where('l.user_id', '=', userId)
    .orderBy('l.is_default', 'desc')
    .orderBy('l.created_at')
    .orderBy('l.id')
    .execute()
