import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { concurrentCheckouts } from '../../testing/concurrent-checkouts.ts'
import { insertPromotion } from '../../testing/insert-promotion.ts'
import { checkoutsWithGiftCode } from '../../testing/checkouts-with-gift-code.ts'

/** `npm run torture` has 50. */
const buyers = 20

test('20 buyers at once of 5 discounted units: 5 have the discount, the others are shown the new price', async () => {
  const result = await concurrentCheckouts({
    buyers,
    units: 100,
    product: { price: 8_000, original_price: 10_000, discount_max_quantity: 5, discount_original_quantity: 5 },
    look: async (db) => {
      const { left } = await db.selectFrom('products').select('discount_max_quantity as left').executeTakeFirstOrThrow()
      return left
    },
  })
  expect(result).toEqual({ orders: 5, stock: 95, seen: 0, answers: { 200: 5, 409: 15 } })
})

// security.md 3
test('20 at once with a single-use gift code make one discounted order', async () => {
  const result = await checkoutsWithGiftCode(
    concurrentCheckouts,
    { amount: 3_000, single_use: true },
    { buyers, units: 100 },
  )
  expect(result).toMatchObject({
    orders: 1,
    seen: { spent: 3_000, uses: 1, balance: 0 },
    answers: { 200: 1, 409: 19 },
  })
})

// security.md 4: each cart costs 60 TL, the code holds 100 TL.
test('20 spends at once of a gift code never take more than it holds, and ledger and balance agree', async () => {
  const product = { price: 6_000, original_price: 6_000, free_shipping: true }
  const result = await checkoutsWithGiftCode(concurrentCheckouts, { amount: 10_000 }, { buyers, units: 100, product })
  expect(result).toMatchObject({
    orders: 1,
    seen: { spent: 6_000, uses: 1, balance: 4_000 },
    answers: { 200: 1, 409: 19 },
  })
})

test('of 20 buyers at once, one order has the last use of a coupon and the others see the new price', async () => {
  const result = await concurrentCheckouts({
    buyers,
    units: 100,
    arrange: async (api) => {
      const id = await insertPromotion(api, { coupon: true, max_uses: 1 })
      await sql`insert into promotion_coupons select owner_id, ${id}, ${api.deps.clock.now()} from carts`.execute(
        api.deps.db,
      )
    },
    look: async (db) => {
      const { used } = await db.selectFrom('promotions').select('used').executeTakeFirstOrThrow()
      const uses = await db.selectFrom('promotion_uses').select('order_id').where('returned', '=', false).execute()
      return { used, uses: uses.length }
    },
  })
  expect(result).toMatchObject({ orders: 1, seen: { used: 1, uses: 1 }, answers: { 200: 1, 409: 19 } })
})
