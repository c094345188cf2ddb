import type { GivenBack } from '@market/provider'
import { sql } from 'kysely'

/** Units that were given back of the lines of an order called `o`, as a subquery: what is exchanged is not among them. */
export const givenBack = sql<GivenBack>`(
  select coalesce(json_agg(json_build_object('line', g.line, 'quantity', g.quantity)), '[]') from (
    select i.line, sum(i.quantity)::int as quantity from cancellations c
    join cancellation_items i on i.cancellation_id = c.id
    where c.order_id = o.id and c.kind <> 'exchange' and c.status <> 'refused' group by i.line) g)`
