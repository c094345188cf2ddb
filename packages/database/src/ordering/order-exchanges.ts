import type { Exchange } from '@market/commerce'
import { sql } from 'kysely'

/** A subquery for the exchanges of the order `o` that were not refused, oldest first. */
export const orderExchanges = sql<readonly (Exchange & { readonly done: boolean })[]>`(
  select coalesce(json_agg(c.exchange || jsonb_build_object('done', c.status <> 'waiting') order by c.created_at), '[]')
  from cancellations c where c.order_id = o.id and c.status <> 'refused' and c.exchange is not null)`
