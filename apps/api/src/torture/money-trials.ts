import { sql } from 'kysely'
import type { Database } from '@market/database'
import { auditBooks } from '../office/audit-books.ts'
import { forgeReturns } from '../testing/forge-returns.ts'
import { checkoutsWithGiftCode } from '../testing/checkouts-with-gift-code.ts'
import { type concurrentCheckouts, withLoad } from '../testing/concurrent-checkouts.ts'
import { runTamperedOrders } from '../testing/tampered-orders.ts'
import { demand } from './demand.ts'
import { onApi } from './on-api.ts'
import type { Trial } from './trial.ts'

/** Whether the database accepts a second cart line for the same stock row. */
const secondLine = async (db: Database): Promise<boolean> =>
  sql`insert into cart_items select * from cart_items limit 1`.execute(db).then(
    () => true,
    () => false,
  )

/** Trials of money and stock, on PostgreSQL, where buyers can race. */
export const moneyTrials: readonly Trial[] = [
  {
    name: '1: 200 buyers for 10 units',
    rounds: 1_000,
    run: (rounds) =>
      eachLoad(rounds, '10 orders each time', async (checkOut) => {
        const { orders, stock, seen } = await checkOut({ buyers: 200, units: 10, look: auditBooks })
        demand(orders === 10 && stock === 0, `${orders} orders, ${stock} left`)
        demand(seen?.length === 0, seen?.join('; ') ?? '')
      }),
  },
  {
    name: '2: 20 carts for the last unit, and a second line on its stock',
    rounds: 200,
    run: (rounds) =>
      eachLoad(rounds, 'one order each time, no second line', async (checkOut) => {
        const { orders, stock, seen } = await checkOut({ buyers: 20, units: 1, look: secondLine })
        demand(orders === 1 && stock === 0, `${orders} orders, ${stock} left`)
        demand(seen === false, 'a cart took a second line on one stock row')
      }),
  },
  {
    name: '3: 50 at once with a single-use gift code',
    rounds: 200,
    run: (rounds) =>
      eachLoad(rounds, 'one discounted order each time', async (checkOut) => {
        const wish = { buyers: 50, units: 50 }
        const { orders, seen } = await checkoutsWithGiftCode(checkOut, { amount: 3_000, single_use: true }, wish)
        const held = orders === 1 && seen?.uses === 1 && seen.spent === 3_000 && seen.balance === 0
        demand(held, `${orders} orders, ${JSON.stringify(seen)}`)
      }),
  },
  {
    name: '4: 50 spends at once of a gift code of 100 TL, 60 TL each',
    rounds: 200,
    run: (rounds) =>
      eachLoad(rounds, 'never more than it holds, ledger and balance agree', async (checkOut) => {
        const product = { price: 6_000, original_price: 6_000, free_shipping: true }
        const { orders, seen } = await checkoutsWithGiftCode(
          checkOut,
          { amount: 10_000 },
          { buyers: 50, units: 50, product },
        )
        const held = orders === 1 && seen?.spent === 6_000 && seen.balance === 4_000
        demand(held, `${orders} orders, ${JSON.stringify(seen)}`)
      }),
  },
  {
    name: '7: sums, instalments and fields of the client’s own',
    rounds: 10_000,
    run: (runs) =>
      onApi(async (api) => {
        const seed = Math.floor(Date.now() / 1000)
        const { wrong, orders, stock } = await runTamperedOrders(api, { runs, seed })
        demand(wrong.length === 0, `seed ${seed}: ${wrong[0]}`)
        demand(orders === 0 && stock === 10, `seed ${seed}: ${orders} orders, ${stock} of 10 units left`)
        return `all refused, nothing ordered (seed ${seed})`
      }),
  },
  {
    name: '37: forged, replayed and wrong returns of the bank, of each kind; the genuine one 20 times',
    rounds: 1_000,
    run: (rounds) =>
      onApi(async (api) => {
        const payments = Math.ceil(rounds / 20)
        const { wrong, forged } = await forgeReturns(api, { payments, times: 20 })
        demand(wrong.length === 0, wrong.slice(0, 3).join('; '))
        const differences = await auditBooks(api.deps.db)
        demand(differences.length === 0, differences.join('; '))
        return `${forged} lies paid nothing; ${payments} genuine returns paid once each`
      }),
  },
]

/** Runs loads one after the other on one shop; returns `seen` if all of them pass. */
const eachLoad = (
  rounds: number,
  seen: string,
  look: (race: typeof concurrentCheckouts) => Promise<void>,
): Promise<string> =>
  withLoad(async (race) => {
    for (let round = 0; round < rounds; round += 1) await look(race)
    return seen
  })
