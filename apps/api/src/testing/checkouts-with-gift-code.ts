import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { insertGiftCode } from './insert-gift-code.ts'
import type { CheckoutLoad, concurrentCheckouts } from './concurrent-checkouts.ts'

interface Ledger {
  readonly spent: number
  readonly uses: number
  readonly balance: number
}

/** Runs concurrent checkouts of carts with the same new gift code; returns the final state of the code's ledger. */
export async function checkoutsWithGiftCode(
  round: typeof concurrentCheckouts,
  code: NonNullable<Parameters<typeof insertGiftCode>[2]>,
  wish: Omit<CheckoutLoad<Ledger>, 'arrange' | 'look'>,
) {
  const id = randomUUID()
  return round<Ledger>({
    ...wish,
    arrange: async (api) => {
      await insertGiftCode(api, `KOD${id}`, { ...code, id })
      // Carts of earlier rounds have a code already.
      await sql`update carts set gift_code_id = ${id} where gift_code_id is null and status = 'active'`.execute(
        api.deps.db,
      )
    },
    look: async (db) => {
      const { rows } = await sql<Ledger>`
        select coalesce(sum(u.taken - u.returned), 0)::int as spent, count(u.order_id)::int as uses, g.balance::int
        from gift_codes g left join gift_code_uses u on u.gift_code_id = g.id where g.id = ${id} group by g.balance`.execute(
        db,
      )
      return rows[0] ?? { spent: -1, uses: -1, balance: -1 }
    },
  })
}
