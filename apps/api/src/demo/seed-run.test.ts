import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '@market/database'
import { seed } from './seed.ts'

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
  } finally {
    await close()
  }
})
