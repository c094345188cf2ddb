import { type AnswerInput, getTags, getTagSearch, getUserCollection } from '@market/contract'
import { sql } from 'kysely'
import { type AnyRoute, route } from '../../platform/http/route.ts'
import { makeTtlCache } from '../../platform/http/ttl-cache.ts'
import { categoryIdOf } from '../category/category-id-of.ts'
import { type FacetCache, listProducts } from '../listing/list-products.ts'
import { readListingFilter, readListingPage } from '../listing/listing-filter.ts'
import { readCollection } from './read-collection.ts'

/** Product sets made by editors: collections and tags. */
export function collectionRoutes(facets: FacetCache): readonly AnyRoute[] {
  const tags = makeTtlCache<AnswerInput<typeof getTags>>({ seconds: 60, max: 1 })
  return [
    route(getUserCollection, async ({ query, db, now }) => readCollection(db, query.list, now)),
    route(getTagSearch, async ({ params, query, db, now }) => {
      const scope = { kind: 'tag', tag: params.tag } as const
      const filter = readListingFilter(query, categoryIdOf(query.category_slug), scope)
      const [tag, listing] = await Promise.all([
        db.selectFrom('tags').select(['slug', 'name', 'note']).where('slug', '=', params.tag).executeTakeFirst(),
        listProducts(db, facets, { filter, page: readListingPage(query), now }),
      ])
      return { ...listing, tag: tag ?? null }
    }),
    route(getTags, async ({ db, now }) =>
      tags.get('', now, async () => ({
        items: await db
          .selectFrom('tags')
          .select(['slug', 'name', 'note'])
          .select(
            sql<number>`(select count(*)::int from listed p where p.tags @> array[tags.slug])`.as('product_count'),
          )
          .orderBy('position')
          .execute(),
      })),
    ),
  ]
}
