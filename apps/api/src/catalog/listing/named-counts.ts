import { type RawBuilder, sql } from 'kysely'

const maxNamed = { brands: 60, shops: 30 }

/**
 * Brands or shops with the most products, from a select of `id` and `count`, as JSON. Chosen ones (by slug) are
 * included even without products; if none is chosen, the statement joins one table less.
 */
export const namedCounts = (
  table: keyof typeof maxNamed,
  counted: RawBuilder<unknown>,
  chosen: readonly string[],
) => sql`(
  with counted as (${counted}),
    shown as (
      (select id, count from counted order by 2 desc, 1 limit ${sql.lit(maxNamed[table])})
      ${chosen.length === 0 ? sql`` : chosenCounts(table, chosen)})
  select coalesce(json_agg(json_build_object('value', slug, 'name', name, 'count', count) order by count desc, id), '[]')
  from shown join ${sql.table(table)} using (id))`

const chosenCounts = (table: keyof typeof maxNamed, chosen: readonly string[]) => sql`union
      select t.id, coalesce(c.count, 0) from ${sql.table(table)} t left join counted c using (id)
        where t.slug = any(${chosen}::text[])`

/** Pairs of `key` and `count` as JSON. */
export const pairCounts = (counted: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(json_build_array(key, count)), '[]') from (${counted}) counted (key, count))`
