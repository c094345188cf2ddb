import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertShop } from '../testing/insert-product.ts'
import { runOrderSequences } from '../testing/order-sequences.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
})
afterAll(() => api.stop())

// security.md 9. `npm run torture` runs many more, with another seed.
test('whatever shoppers do in any order, sums agree and no unit is lost', async () => {
  const { wrong, paid } = await runOrderSequences(api, { sequences: 12, seed: 9, longest: 14 })
  expect(wrong).toEqual([])
  expect(paid).toBeGreaterThan(3)
})

test('a build that forgets to give stock back is found', async () => {
  await sql`create function forget() returns trigger language plpgsql as $$ begin return old; end $$`.execute(
    api.deps.db,
  )
  await sql`create trigger forget before update on product_stock for each row
    when (new.stock > old.stock) execute function forget()`.execute(api.deps.db)
  const { wrong } = await runOrderSequences(api, { sequences: 12, seed: 9, longest: 14 })
  expect(wrong.join()).toMatch(/units of product \d+ in place of \d/)
})
