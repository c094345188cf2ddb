import { sql } from 'kysely'
import type { Database } from '@market/database'

/** Invariants of the books, each as a query for the rows that break it (security.md 59). */
const wrongs = {
  'stock below nothing': sql`select product_id from product_stock where stock < 0`,
  'stock of a product that is not the sum of its combinations': sql`select p.id from products p
    join (select product_id, sum(stock) as stock from product_stock group by product_id) k on k.product_id = p.id
    where k.stock <> p.stock`,
  'a choice that listings have in stock, or not, against its combinations': sql`select p.id from products p
    where p.stocked is distinct from stocked_choices(p)`,
  'two orders of one cart that hold stock': sql`select cart_id from orders where stock_held group by cart_id having count(*) > 1`,
  'a gift code whose balance is not what its uses left': sql`select g.id from gift_codes g
    left join gift_code_uses u on u.gift_code_id = g.id group by g.id
    having g.balance <> g.amount - coalesce(sum(u.taken - u.returned), 0)`,
  'an order that is paid without a payment': sql`select o.id from orders o where o.status = 'paid' and not exists (
    select 1 from payments p where p.order_id = o.id and (p.status in ('paid', 'on_delivery', 'refunded')
      -- Nothing of it was taken at its door.
      or (p.status = 'failed' and p.method = 'cash_on_delivery')))`,
  'a payment that the bank does not know as the shop does': sql`select p.id from payments p
    join bank.payments b on b.merchant_reference = p.id::text
    where p.status in ('paid', 'refunded') and ((b.status = 'captured' and b.amount <> p.amount - (case p.method when 'cash_on_delivery' then (
        select coalesce(sum(c.refund), 0) from cancellations c where c.order_id = p.order_id and c.kind = 'cancel')
      else 0 end)) or b.status not in ('captured', 'refunded'))`,
  'money at the bank that no order has': sql`select b.reference from bank.payments b
    join payments p on p.id::text = b.merchant_reference
    where b.status = 'captured' and p.status in ('failed', 'pending', 'expired')`,
  'a top-up that is paid and on no balance, or on one and not paid': sql`select coalesce(p.id, t.purchase_id)
    from (select id from purchases where kind = 'hgs' and status = 'paid') p
    full join hgs_top_ups t on t.purchase_id = p.id where p.id is null or t.purchase_id is null`,
  'a transfer that was booked and has paid nothing': sql`select t.bank_reference from booked_transfers t
    where not exists (select 1 from payments p where p.id = t.payment_id and p.status in ('paid', 'refunded'))
      and not exists (select 1 from purchases u where u.id = t.payment_id and u.status = 'paid')`,
  // The price of free units is spread over their group; rounding may add one kuruş per group, and a line belongs to up
  // to four groups.
  'a line that costs less than its share of a group with free units': sql`select o.id from orders o
    cross join lateral jsonb_array_elements(o.snapshot->'shops') s cross join lateral jsonb_array_elements(s->'items') i
    cross join lateral jsonb_array_elements(i->'reductions') r join promotions p on p.id = r->>'promotionId'
    where (o.snapshot->>'version')::int >= 5 and p.kind = 'n-for-m'
      and (r->>'amount')::bigint * p.take > (i->>'price')::bigint * (p.take - p.pay) + 4 * p.take`,
  'goods given back of a parcel that was not in its buyer’s hands, or whose cash was not taken': sql`select c.id
    from cancellations c join cancellation_items g on g.cancellation_id = c.id
    join order_items i on i.order_id = c.order_id and i.line = g.line
    join parcels x on x.order_id = i.order_id and x.shop_id = i.shop_id join payments p on p.order_id = c.order_id
    where c.kind <> 'cancel' and c.status <> 'refused' and p.status in ('paid', 'on_delivery', 'refunded')
      and ((x.events->-1) ? 'fetchUntil' or x.events->-1->>'key' = 'sent_back'
        or (p.method = 'cash_on_delivery' and c.status in ('approved', 'refunded') and not x.cash_taken))`,
  'more given back than was paid': sql`select b.reference from bank.payments b
    join bank.refunds r on r.payment_reference = b.reference group by b.reference having sum(r.amount) > b.amount`,
}

/**
 * Lists differences among stock, gift codes, orders, payments and the sandbox bank; empty once payments are reconciled.
 */
export async function auditBooks(db: Database): Promise<readonly string[]> {
  const found: string[] = []
  for (const [wrong, query] of Object.entries(wrongs)) {
    const { rows } = await query.execute(db)
    if (rows.length > 0) found.push(`${wrong}: ${rows.length}`)
  }
  return found
}
