import { sql } from 'kysely'
import type { World } from '../world/open-world.ts'

const dayMs = 86_400_000
const turkeyMs = 3 * 3_600_000
/** The law's fourteen days begin on the day after a parcel was received; both in Turkish time. */
const lawDays = 14

/** Holds what a page offers for return against the days of the law, counted here once more. */
export async function checkReturnOffer(
  world: World,
  number: string,
  offered: readonly { readonly product_id: number; readonly attr_id: string; readonly kind: 'cancel' | 'return' }[],
): Promise<void> {
  const { rows } = await sql<{ product: number; events: readonly { key: string; at: string; fetchUntil?: string }[] }>`
    select i.product_id as product, x.events from order_items i join orders o on o.id = i.order_id
    join parcels x on x.order_id = o.id and x.shop_id = i.shop_id
    where o.number = ${number} and x.status = 'delivered' and i.product_id <> 14
      and not exists (select 1 from cancellations c where c.order_id = o.id)
    order by 1`.execute(world.api().deps.db)
  for (const { product, events } of rows) {
    const last = events.at(-1)
    if (!last || last.key === 'sent_back' || last.fetchUntil !== undefined) continue
    const ends = (Math.floor((Date.parse(last.at) + turkeyMs) / dayMs) + lawDays + 1) * dayMs - turkeyMs
    const isOpen = world.time.now() + world.trouble.clockOff < ends
    const isOffered = offered.some(({ product_id, kind }) => product_id === product && kind === 'return')
    if (isOpen !== isOffered)
      world.accuse(
        'returns are taken for fourteen days',
        `${number}: ${product}, received ${last.at}, ${isOffered ? 'is' : 'is not'} offered for return`,
      )
  }
}
