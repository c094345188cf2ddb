import { type SeedPage, seedPages } from '@market/demo-data'
import { sql } from 'kysely'
import type { Database } from '@market/database'

/** Opening day of the shop: the date of texts without a date. */
const opened = '2026-01-05'

/**
 * Adds missing pages and versions, and updates rows that still have the previously shipped text. Changes by an operator
 * are never overwritten, nor is a version of a text that people agree to.
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

/** Paths of the texts that people agree to. */
const agreements = () =>
  seedPages()
    .filter(({ kind }) => kind === 'legal')
    .map(({ path }) => path)

interface ShippedTable {
  readonly name: string
  readonly key: readonly string[]
  /** The columns with text for readers. */
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
