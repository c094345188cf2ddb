import { type DealWire, getDeal } from '@market/contract'
import { type AnyRoute, route } from '../kernel/route.ts'
import { makeTtlCache } from '../kernel/ttl-cache.ts'
import { readDeal } from './read-deal.ts'

/** Deals with their slots, kept for some seconds: they are the same for everybody. */
export function dealRoutes(): readonly AnyRoute[] {
  const deals = makeTtlCache<DealWire>({ seconds: 10, most: 50 })
  return [route(getDeal, async ({ params, db, now }) => deals.get(params.id, now, () => readDeal(db, params.id, now)))]
}
