import { expect, test, vi } from 'vitest'
import type { Database } from '@market/database'
import { rushTickets } from '../testing/rush-tickets.ts'
import type { TicketLine } from './ticket-lines.ts'

// A mutant that reads the remaining tickets, decides, and then writes. The test must detect it, otherwise it proves
// nothing.
vi.mock('./hold-tickets.ts', async (load) => ({
  ...(await load<typeof import('./hold-tickets.ts')>()),
  lockRaffles: async () => undefined,
  holdTickets: async (trx: Database, { lines }: { readonly lines: readonly TicketLine[] }) => {
    for (const line of lines) {
      const raffle = trx.selectFrom('raffles').select('tickets_left').where('product_id', '=', line.productId)
      const { tickets_left } = await raffle.executeTakeFirstOrThrow()
      if (tickets_left < line.count) return line
      await trx
        .updateTable('raffles')
        .set({ tickets_left: tickets_left - line.count })
        .where('product_id', '=', line.productId)
        .execute()
    }
    return undefined
  },
}))

test('a read before the write sells more tickets than there are', async () => {
  // On a busy machine buyers may run one after the other, so that no race occurs.
  let held = 0
  for (let turn = 0; turn < 5 && held <= 5; turn += 1)
    held = (await rushTickets({ members: 40, attempts: 1, tickets: 5, limit: 3 })).held
  expect(held).toBeGreaterThan(5)
})
