import { sql } from 'kysely'
import type { Database } from './open-database.ts'
import { makeSeal, type Seal } from './seal.ts'
import { columnsThatMaySeal } from './sealed-columns.ts'

/** Blocks of a table that are looked through in one transaction, 8 KB each: a moment's work. */
const blocksAtOnce = 64
/** Processes that still use an old key write more rows meanwhile; each pass finds what the one before missed. */
const maxPasses = 10

interface SealedTable {
  readonly schema: string
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
}

interface Found {
  readonly resealed: number
  /** Sealed with a key that is not there. */
  readonly unreadable: number
}

/**
 * Encrypts with the first secret all values that another secret sealed. It uses short transactions while shops keep
 * running, which can read both. It reads tables by their place on disk, so that a large table is read only once.
 */
export async function resealRows(db: Database, secrets: readonly string[]): Promise<Found> {
  const seal = makeSeal(secrets)
  const tables = await sealedTables(db)
  let resealed = 0
  for (let pass = 1; ; pass += 1) {
    let [changed, unreadable] = [0, 0]
    for (const table of tables) {
      const blocks = await blocksOf(db, table)
      for (let from = 0; from < blocks; from += blocksAtOnce) {
        const found = await db.transaction().execute((trx) => resealBlocks(trx, seal, table, from))
        changed += found.resealed
        unreadable += found.unreadable
      }
    }
    resealed += changed
    if (changed === 0 || pass === maxPasses) return { resealed, unreadable }
  }
}

/** Finds all columns of the database that may have sealed values, so that new columns are not missed. */
async function sealedTables(db: Database): Promise<readonly SealedTable[]> {
  const { rows } = await sql<SealedTable>`
    select c.table_schema as schema, c.table_name as name,
      json_agg(json_build_object('name', c.column_name, 'type', c.udt_name)) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and c.column_name in (${sql.join(columnsThatMaySeal)}) and c.udt_name in ('text', 'varchar', 'json', 'jsonb')
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

async function blocksOf(db: Database, { schema, name }: SealedTable): Promise<number> {
  const { rows } = await sql<{ blocks: number }>`
    select ceil(pg_relation_size(${`"${schema}"."${name}"`}::regclass) / current_setting('block_size')::float8)::int as blocks`.execute(
    db,
  )
  return rows[0]?.blocks ?? 0
}

async function resealBlocks(trx: Database, seal: Seal, table: SealedTable, from: number): Promise<Found> {
  // Encrypting again does not change an address, so the security log gets no entry.
  await sql`select set_config('market.resealing', 'on', true)`.execute(trx)
  const place = sql.id(table.schema, table.name)
  // Renamed columns, because columns with their own names are decrypted when they are read.
  const raw = table.columns.map(({ name }, index) => sql`${sql.ref(name)}::text as ${sql.ref(`raw_${index}`)}`)
  const other = `sealed:(?!${seal.name}:)`
  const { rows } = await sql<Readonly<Record<string, string | null>>>`
    select ctid::text as place, ${sql.join(raw)} from ${place}
    where ctid >= ${`(${from},0)`}::tid and ctid < ${`(${from + blocksAtOnce},0)`}::tid
      and concat(${sql.join(table.columns.map(({ name }) => sql`${sql.ref(name)}::text`))}) ~ ${other}
    for update`.execute(trx)
  let [resealed, unreadable] = [0, 0]
  for (const row of rows) {
    const closed = table.columns.map((_, index) => sealAnew(seal, row[`raw_${index}`] ?? null))
    const set = table.columns.map(({ name, type }, index) => sql`${sql.ref(name)} = ${closed[index]}::${sql.raw(type)}`)
    if (closed.every((text, index) => text === row[`raw_${index}`])) unreadable += 1
    else {
      await sql`update ${place} set ${sql.join(set)} where ctid = ${row['place']}::tid`.execute(trx)
      resealed += 1
    }
  }
  return { resealed, unreadable }
}

const sealedText = /sealed:[\w-]{6}:[\w-]+/g

/**
 * Encrypts all parts of a text or JSON that another key sealed with the current key. Parts that no key can open are
 * kept.
 */
const sealAnew = (seal: Seal, text: string | null): string | null =>
  text?.replaceAll(sealedText, (closed) => {
    if (closed.startsWith(`sealed:${seal.name}:`)) return closed
    const opened = seal.open(closed)
    return opened === closed ? closed : seal.close(opened)
  }) ?? null
