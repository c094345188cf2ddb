import { type SeedPage, seedPages } from '@market/demo-data'
import { sql } from 'kysely'
import type { Database } from '@market/database'

/** When the shop opened: the day of every text without a day of its own. */
const opened = '2026-01-05'

/**
 * Adds pages and versions that are not there yet, and brings what is shipped now to rows that still hold what was shipped
 * before. What an operator wrote or changed is never touched, nor a version of what people agree to.
 */
export async function seedContent(db: Database): Promise<void> {
  await ship(
    db,
    { name: 'content_pages', key: ['path'], texts: ['section', 'kind', 'title', 'summary', 'icon'] },
    seedPages().map(({ path, section, kind, title, summary, icon = 'question', hidden = false }, position) => ({
      path,
      section,
      kind,
      title,
      summary,
      icon,
      position,
      indexed: !hidden,
    })),
  )
  await ship(
    db,
    { name: 'content_versions', key: ['path', 'version'], texts: ['changes', 'content'] },
    seedPages().flatMap(versionsOf),
  )
}

const versionsOf = ({ path, hero, blocks, earlier = [], since = opened, changes = '' }: SeedPage) =>
  [...earlier, { since, changes, blocks }].map((version, index) => ({
    path,
    version: index + 1,
    // Midnight in Turkey.
    effective_at: `${version.since}T00:00:00+03:00`,
    changes: version.changes,
    content: { hero: hero ?? null, blocks: version.blocks },
  }))

/** Paths of what people agree to. */
const agreements = () =>
  seedPages()
    .filter(({ kind }) => kind === 'legal')
    .map(({ path }) => path)

interface ShippedTable {
  readonly name: string
  readonly key: readonly string[]
  /** The columns that are text for readers. */
  readonly texts: readonly string[]
}

async function ship(db: Database, { name, key, texts }: ShippedTable, rows: readonly object[]): Promise<void> {
  const named = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))
  const columns = named(Object.keys(rows[0] ?? {}))
  const hashIn = (table: string) =>
    sql`md5(jsonb_build_object(${sql.join(texts.flatMap((text) => [sql.lit(text), sql.ref(`${table}.${text}`)]))})::text)`
  const renewed = texts.map((text) => sql`${sql.ref(text)} = ${sql.ref(`excluded.${text}`)}`)
  await sql`insert into ${sql.table(name)} (${columns}, shipped)
    select ${columns}, ${hashIn('given')}
    from jsonb_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::jsonb) as given
    on conflict (${named(key)}) do update set ${sql.join(renewed)}, shipped = excluded.shipped
    where ${sql.ref(`${name}.shipped`)} = ${hashIn(name)} and ${sql.ref(`${name}.path`)} <> all(${agreements()})`.execute(
    db,
  )
}
