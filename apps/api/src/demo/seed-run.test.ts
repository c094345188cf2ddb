import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '@market/database'
import { parsePictureKey } from '@market/pictures'
import { sql } from 'kysely'
import { isKnownPicture } from '../pictures/known-picture.ts'
import { seed } from '../seed.ts'

let DATA_DIR: string
beforeAll(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'market-seed-'))
})
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

const run = (products: number) => seed({ DATA_DIR, LOG_LEVEL: 'silent' }, products, () => undefined)

it('fills an empty database, adds what is missing, and takes nothing away', async () => {
  expect(await run(30)).toBe(30)
  expect(await run(70)).toBe(70)
  expect(await run(50)).toBe(70)
  const { db, close } = await openDatabase({ dataDir: DATA_DIR })
  try {
    const products = await db.selectFrom('products').select('id').orderBy('id').execute()
    expect(products.map(({ id }) => id)).toEqual(Array.from({ length: 70 }, (_, index) => index + 1))
    const shops = await db.selectFrom('shops').select('product_count').execute()
    expect(shops.reduce((sum, { product_count }) => sum + product_count, 0)).toBe(70)
    const stocked = await db.selectFrom('product_stock').select('product_id').distinct().execute()
    expect(stocked).toHaveLength(70)
    const counted = await db
      .selectFrom('products as p')
      .leftJoin('comments as c', 'c.product_id', 'p.id')
      .select((row) => ['p.comment_count', 'p.rating_count', row.fn.count<number>('c.id').as('comments')])
      .groupBy('p.id')
      .execute()
    expect(counted.filter((one) => one.comment_count !== one.comments || one.rating_count !== one.comments)).toEqual([])
    expect(counted.some(({ comments }) => comments > 10)).toBe(true)
    expect(await picturesNotDrawn(db)).toEqual([])
  } finally {
    await close()
  }
})

/** Picture keys in all rows of all tables that the shop would refuse to draw. */
async function picturesNotDrawn(db: Database): Promise<readonly string[]> {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const keys = new Set<string>()
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ all: string | null }>`select json_agg(t)::text as all from ${sql.id(name)} t`.execute(
      db,
    )
    for (const [, key = ''] of rows[0]?.all?.matchAll(/"([a-z-]+(?:\.[a-z0-9-]+)+)\\?"/g) ?? []) keys.add(key)
  }
  const refused: string[] = []
  for (const key of keys) {
    const picture = parsePictureKey(key)
    if (picture && !(await isKnownPicture(db, key, picture))) refused.push(key)
  }
  expect(keys.size).toBeGreaterThan(100)
  return refused
}
