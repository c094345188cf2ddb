import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { seedPages } from './pages/index.ts'
import type { SeedPage } from './pages/seed-page.ts'

/** When the shop opened: the day of every text without a day of its own. */
const opened = '2026-01-05'

/**
 * Adds pages and versions that are not there yet. What is there belongs to the operator and is never changed: a text
 * mended here takes effect on new databases, or as a new version.
 */
export async function seedContent(db: Database): Promise<void> {
  await insertMissing(
    db,
    'content_pages',
    seedPages.map(({ path, section, kind, title, summary, icon = 'question', hidden = false }, position) => ({
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
  await insertMissing(db, 'content_versions', seedPages.flatMap(versionsOf))
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

async function insertMissing(db: Database, table: string, rows: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(db)
}
