import { factsMail, officeMail } from '@market/mails'
import { randomInt } from 'node:crypto'
import { ticketText } from '@market/domain/raffle'
import { sql } from 'kysely'
import type { Database } from '@market/database'
import { notify } from '../notifications/notify.ts'
import type { Config } from '../platform/config/config.ts'
import type { Deps } from '../platform/deps.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { texts } from './texts.ts'

/** Draws all raffles that are due and returns their number. */
export async function drawRaffles({ db, clock, config }: Deps): Promise<number> {
  const now = clock.now()
  const due = await db
    .selectFrom('raffles')
    .select('product_id')
    .where('drawn_at', 'is', null)
    .where('draw_at', '<=', now)
    .orderBy('draw_at')
    .execute()
  let drawn = 0
  for (const { product_id } of due)
    if (await db.transaction().execute((trx) => drawOne(trx, product_id, config, now))) drawn += 1
  return drawn
}

/** Draws one raffle, once. Waits while tickets of it are still being paid. */
async function drawOne(trx: Database, productId: number, config: Config, now: Date): Promise<boolean> {
  const raffle = await trx
    .selectFrom('raffles as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['r.winner_count', 'p.name'])
    .where('r.product_id', '=', productId)
    .where('r.drawn_at', 'is', null)
    .forUpdate('r')
    .executeTakeFirst()
  if (!raffle || (await isBeingPaid(trx, productId))) return false
  const tickets = await trx
    .selectFrom('raffle_tickets as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['t.number', 't.user_id', 'u.email'])
    .where('t.product_id', '=', productId)
    .orderBy('t.number')
    .execute()
  const winners = pick(tickets, raffle.winner_count)
  await writeDraw(trx, { productId, winners: winners.map(({ number }) => number), now })
  for (const winner of winners) await tellWinner(trx, config, { ...winner, prize: raffle.name, now })
  return true
}

/** Stores a draw, which ends the sale of its tickets. */
export async function writeDraw(
  trx: Database,
  draw: { readonly productId: number; readonly winners: readonly number[]; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('raffles')
    .set({ drawn_at: draw.now, winners: [...draw.winners] })
    .where('product_id', '=', draw.productId)
    .execute()
}

async function isBeingPaid(trx: Database, productId: number): Promise<boolean> {
  const wanted = JSON.stringify({ items: [{ productId }] })
  const open = await trx
    .selectFrom('purchases')
    .select('id')
    .where('status', '=', 'pending')
    .where('kind', '=', 'raffle')
    .where(sql<boolean>`content @> ${wanted}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** Picks `count` entries with equal probability, using the system's secure randomness. */
function pick<One>(all: readonly One[], count: number): readonly One[] {
  const left = [...all]
  return Array.from({ length: Math.min(count, all.length) }, () => left.splice(randomInt(left.length), 1)).flat()
}

interface Winner {
  readonly number: number
  readonly user_id: string
  readonly email: string
  readonly prize: string
  readonly now: Date
}

/** Asks the winner to check the address, and the office to send the prize. */
async function tellWinner(trx: Database, config: Config, { number, user_id, email, prize, now }: Winner) {
  const { won } = texts
  const facts = [
    [won.prize, prize],
    [won.ticket, ticketText(number)],
  ] as const
  await notify(trx, { userId: user_id, title: won.title, text: won.told(prize), link: '/my/tr/adresler', now })
  const intro = won.intro(prize)
  const mail = { recipient: email, subject: won.title, title: won.title, preview: intro, intro, facts, care: won.care }
  await writeMail(trx, factsMail(config, mail), now)
  const fields = [...facts, [won.email, email] as const]
  await writeMail(trx, officeMail(config, { subject: won.office(prize), fields }), now)
}
