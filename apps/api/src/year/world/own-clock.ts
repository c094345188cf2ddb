import type { Database } from '@market/database'
import { sql } from 'kysely'

/**
 * Makes the functions and defaults of a database take the year's time in place of the machine's: triggers write times
 * that no request says.
 */
export async function ownClock(db: Database): Promise<void> {
  await sql`create or replace function year_now() returns timestamptz language sql stable
    as $$ select current_setting('year.now')::timestamptz $$`.execute(db)
  const machine = /\b(now|clock_timestamp)\(\)/g
  const functions = await sql<{ source: string }>`select pg_get_functiondef(p.oid) as source from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.prokind = 'f' and p.prosrc ~ '\m(now|clock_timestamp)\(\)'`.execute(db)
  for (const { source } of functions.rows) await sql.raw(source.replaceAll(machine, 'year_now()')).execute(db)
  const defaults = await sql<{ place: string; name: string }>`
    select a.attrelid::regclass::text as place, quote_ident(a.attname) as name from pg_attrdef d
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where pg_get_expr(d.adbin, d.adrelid) in ('now()', 'clock_timestamp()')`.execute(db)
  for (const { place, name } of defaults.rows)
    await sql.raw(`alter table ${place} alter column ${name} set default year_now()`).execute(db)
}
