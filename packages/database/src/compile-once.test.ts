import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileOnce } from './compile-once.ts'
import { openDatabase, type OpenDatabase } from './open-database.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'market-compile-once-'))
let opened: OpenDatabase
beforeAll(async () => {
  opened = await openDatabase({ dataDir })
})
afterAll(async () => {
  await opened.close()
  rmSync(dataDir, { recursive: true })
})

let written = 0
const between = compileOnce((db, asked: { readonly from: number; readonly to: number }) => {
  written += 1
  return db
    .selectFrom(sql<{ n: number }>`generate_series(1, 9)`.as<'numbers'>(sql`numbers(n)`))
    .select('numbers.n')
    .select(sql<string>`${'kept'}::text`.as('own'))
    .where('numbers.n', '>=', asked.from)
    .where('numbers.n', '<=', asked.to)
    .where(sql<boolean>`n >= ${asked.from}`)
})

test('is written once and answers by the values of each asking', async () => {
  const { db } = opened
  expect(await between(db, { from: 2, to: 3 })).toEqual([
    { n: 2, own: 'kept' },
    { n: 3, own: 'kept' },
  ])
  expect(await Promise.all([between(db, { from: 9, to: 9 }), between(db, { from: 5, to: 4 })])).toEqual([
    [{ n: 9, own: 'kept' }],
    [],
  ])
  expect(written).toBe(1)
})

test('asks within the transaction it is given', async () => {
  const { db } = opened
  const inside = await db.transaction().execute((trx) => between(trx, { from: 1, to: 1 }))
  expect(inside).toEqual([{ n: 1, own: 'kept' }])
})
