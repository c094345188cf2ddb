import { type Database, transact } from '@market/database'
import { sql } from 'kysely'

/**
 * Restores the prices of slots that are over and sets those of running slots. It changes the product itself, so that
 * pages, listings, carts, orders and the price history have the same price. A price that was changed during a slot is
 * left as it is.
 */
export async function turnDealPrices(db: Database, now: Date): Promise<void> {
  const due = await db
    .selectFrom('deal_slots')
    .select(['id', 'ends_at', 'begun_at'])
    .where((row) =>
      row.or([
        row.and([row('begun_at', 'is not', null), row('ended_at', 'is', null), row('ends_at', '<=', now)]),
        row.and([
          row('begun_at', 'is', null),
          row('active', '=', true),
          row('starts_at', '<=', now),
          row('ends_at', '>', now),
        ]),
      ]),
    )
    // Slots end before others begin, so a product in two consecutive slots has its usual price in between.
    .orderBy('ends_at')
    .execute()
  for (const slot of due)
    await transact(db, async (trx) => {
      const turned = await trx
        .updateTable('deal_slots')
        .set(slot.begun_at === null ? { begun_at: now } : { ended_at: now })
        .where('id', '=', slot.id)
        .where(slot.begun_at === null ? 'begun_at' : 'ended_at', 'is', null)
        .executeTakeFirst()
      if (turned.numUpdatedRows === 0n) return
      // Lock products by id, the order in which orders lock them, to avoid deadlocks.
      await sql`select from products where id in (select product_id from deal_products where slot_id = ${slot.id})
        order by id for update`.execute(trx)
      await (slot.begun_at === null ? begin(trx, slot.id) : end(trx, slot.id))
      await sql`insert into price_history (product_id, since, price, unit_price)
        select p.id, ${now}, p.price, p.unit_price from products p join deal_products d on d.product_id = p.id
        where d.slot_id = ${slot.id} and p.price is distinct from
          (select price from price_history where product_id = p.id and since <= ${now} order by since desc limit 1)
        on conflict (product_id, since) do update set price = excluded.price, unit_price = excluded.unit_price`.execute(
        trx,
      )
    })
}

async function begin(trx: Database, slot: number): Promise<void> {
  // Drop products that cost no more than the deal by now, or that another running slot has.
  await sql`delete from deal_products d using products p where d.slot_id = ${slot} and p.id = d.product_id and (p.price <= d.price
    or exists (select from deal_products o join deal_slots s on s.id = o.slot_id where o.product_id = p.id
      and s.id <> ${slot} and s.begun_at is not null and s.ended_at is null))`.execute(trx)
  await sql`update deal_products d set usual_price = p.price, usual_original_price = p.original_price
    from products p where d.slot_id = ${slot} and p.id = d.product_id`.execute(trx)
  await sql`update products p set price = d.price, original_price = d.usual_price
    from deal_products d where d.slot_id = ${slot} and d.product_id = p.id`.execute(trx)
}

async function end(trx: Database, slot: number): Promise<void> {
  await sql`update products p set price = d.usual_price, original_price = d.usual_original_price
    from deal_products d where d.slot_id = ${slot} and d.product_id = p.id and p.price = d.price`.execute(trx)
}
