import { randomUUID } from 'node:crypto'
import { postDrawsTicket } from '@market/contract'
import { ticketWish } from './buyer.ts'
import { insertMember } from './insert-member.ts'
import { insertProduct, insertShop } from './insert-product.ts'
import { insertRaffle } from './insert-raffle.ts'
import { makeVisitor } from './make-visitor.ts'
import { startPostgres } from './start-postgres.ts'
import { startTestApi } from './start-test-api.ts'
import { openPatiently } from './open-patiently.ts'

interface TicketRush {
  readonly members: number
  /** Concurrent attempts per member. */
  readonly attempts: number
  readonly tickets: number
  readonly limit: number
}

/** Runs concurrent members over HTTP, each of whom buys one ticket of the same raffle, on a new PostgreSQL. */
export async function rushTickets({ members, attempts, tickets, limit }: TicketRush) {
  const postgres = await startPostgres()
  try {
    const database = await openPatiently(postgres.url, { poolSize: 30 })
    const api = await startTestApi({}, database)
    try {
      const { db } = api.deps
      await insertShop(db, { id: 1 })
      await insertProduct(db, { id: 1 })
      await insertRaffle(api, { product_id: 1, tickets, member_limit: limit })
      const buyers = []
      for (let made = 0; made < members; made += 1)
        buyers.push(await makeVisitor(api.url, (await insertMember(api)).credentials))
      const ready = []
      for (const buyer of buyers)
        for (let attempt = 0; attempt < attempts; attempt += 1)
          ready.push({ buyer, body: await ticketWish(buyer, 1, 1) })
      const statuses = await Promise.all(
        ready.map(async ({ buyer, body }) => {
          const headers = { 'idempotency-key': randomUUID() }
          for (;;) {
            const { status } = await buyer.call(postDrawsTicket, { body }, headers)
            if (status !== 503) return status
          }
        }),
      )
      const held = await db.selectFrom('purchases').select('owner_id').where('held', '=', true).execute()
      const { tickets_left } = await db.selectFrom('raffles').select('tickets_left').executeTakeFirstOrThrow()
      return { statuses, held: held.length, left: tickets_left }
    } finally {
      await api.stop()
    }
  } finally {
    postgres.stop()
  }
}
