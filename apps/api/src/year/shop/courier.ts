import { handOverCode } from '../../fulfilment/hand-over-code.ts'
import { makeDice } from '../plan/dice.ts'
import { day, hour, type World } from '../world/open-world.ts'

/** The shops and a carrier by hand: office commands move the parcels of a year that no simulated carrier moves. */
export async function* courier(world: World): AsyncGenerator<number, void, void> {
  if (world.api().deps.config.simulated.has('carrier')) return
  for (;;) {
    await moveParcels(world)
    await moveReturns(world)
    yield 10 * hour
  }
}

async function moveParcels(world: World): Promise<void> {
  const { db, config } = world.api().deps
  const parcels = await db
    .selectFrom('parcels as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .innerJoin('payments as m', 'm.order_id', 'o.id')
    .select(['o.number', 'p.shop_id', 'p.status', 'p.events', 'm.method', 'm.status as paid'])
    .where('o.status', '=', 'paid')
    .where('m.status', 'in', ['paid', 'on_delivery', 'refunded'])
    .where('p.status', 'in', ['preparing', 'shipped', 'out_for_delivery', 'delivered'])
    .orderBy('o.created_at')
    .orderBy('p.shop_id')
    .execute()
  for (const { number, shop_id: shop, status, events, method } of parcels) {
    const last = events.at(-1)
    const since = world.time.now() - Date.parse(last?.at ?? '')
    // Luck belongs to the parcel and its step, so that other people change nothing in it.
    const dice = makeDice(world.plan.seed, `${number} ${shop} ${events.length}`)
    const say = (...args: readonly string[]) => world.office(args[0] ?? '', number, String(shop), ...args.slice(1))
    const code = handOverCode(config, number, shop)
    if (status === 'preparing' && since > dice.whole(4, 60) * hour) await say('hand-over', 'GV', '1')
    else if (status === 'shipped' && since > dice.whole(8, 60) * hour) {
      if (dice.chance(0.03)) await say('send-back')
      else if ((await say('take-out')) === undefined) await say('deliver')
    } else if (status === 'out_for_delivery' && since > dice.whole(2, 9) * hour) {
      const nobody = dice.chance(method === 'cash_on_delivery' ? 0.35 : 0.05)
      if (!nobody) await say('deliver', code)
      else if (method === 'cash_on_delivery') await say('try-door')
      else await say('send-back')
    } else if (status === 'delivered' && last?.fetchUntil !== undefined) {
      const isLeft = dice.chance(0.3)
      const until = Date.parse(last.fetchUntil) + (isLeft ? dice.whole(1, 4) : -dice.whole(0, 4)) * day
      if (world.time.now() > until) await say(isLeft ? 'send-back' : 'fetched')
    }
  }
}

async function moveReturns(world: World): Promise<void> {
  const { db } = world.api().deps
  const waiting = await db
    .selectFrom('cancellations')
    .select(['return_code', 'created_at', 'handed_in_at', 'exchange', 'pickup_day'])
    .where('status', '=', 'waiting')
    .orderBy('created_at')
    .orderBy('return_code')
    .execute()
  for (const { return_code: code, created_at, handed_in_at, exchange } of waiting) {
    const dice = makeDice(world.plan.seed, String(code))
    // Some shoppers do not come to the counter, so their exchange lapses.
    if (exchange?.at && dice.chance(0.3)) continue
    const now = world.time.now()
    if (handed_in_at === null && now > created_at.getTime() + dice.whole(1, 6) * day)
      await world.office('hand-in', code ?? '')
    else if (handed_in_at !== null && now > handed_in_at.getTime() + dice.whole(1, 4) * day)
      await world.office('receive', code ?? '')
  }
}
