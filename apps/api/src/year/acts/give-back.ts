import { type Answer, cancelCalls, guestCancelCalls } from '@market/contract'
import { formatPrice, fromLira } from '@market/domain/money'
import { checkReturnOffer } from '../oracles/return-window.ts'
import type { Shopper } from './make-shopper.ts'

type Details = Answer<typeof cancelCalls.postAction>

/**
 * Cancels or returns by chance some of what can be given back of an order, or all of it, as the pages do: list, preview,
 * press; `one` gives back one unit of each line. Undefined if nothing can be.
 */
export async function giveBack(
  shopper: Shopper,
  number: string,
  {
    all = false,
    one = false,
    kind,
  }: { readonly all?: boolean; readonly one?: boolean; readonly kind?: 'cancel' | 'return' } = {},
): Promise<Details | undefined> {
  const { dice, world, tell } = shopper.life
  const calls = shopper.isMember ? cancelCalls : guestCancelCalls
  const order = { order_id: number, ...(!shopper.isMember && { email: shopper.email }) }
  const found = await shopper.ask(calls.postProducts, { body: order })
  if (found) await checkReturnOffer(world, number, found.items)
  const first = found?.items.find((item) => kind === undefined || item.kind === kind)
  if (!found || !first) return undefined
  const offered = found.items.filter((item) => item.kind === first.kind)
  const chosen = all ? offered : dice.some(offered, dice.whole(1, offered.length))
  const known = await shopper.ask(calls.postReasons, { body: order })
  const reason = known?.reasons.find((why) => why.kind === first.kind && !why.needs_note)
  if (!reason) return undefined
  const items = chosen.map(({ product_id, attr_id, quantity }) => ({
    product_id,
    attr_id,
    quantity: all ? quantity : one ? 1 : dice.whole(1, quantity),
    reason_id: reason.id,
  }))
  const summary = await shopper.ask(calls.postSummary, { body: { ...order, items } })
  if (!summary) return undefined
  const expected = { total: summary.total, gift_code: summary.gift_code }
  const done = await shopper.ask(calls.postAction, { body: { ...order, items, expected } })
  const goods = items.map(({ product_id, quantity }) => `${quantity} × ${product_id}`).join(', ')
  if (!done) {
    tell(`is refused the ${first.kind} of ${goods} of ${number}`)
    return undefined
  }
  tell(
    `${first.kind === 'cancel' ? 'cancels' : 'wants to return'} ${goods} of ${number} for ${formatPrice(fromLira(done.total))}`,
  )
  world.shownRefunds.set(done.cancel_id, { number, refund: fromLira(done.total), gift: fromLira(done.gift_code) })
  if (done.total !== summary.total || done.gift_code !== summary.gift_code)
    world.accuse('what is previewed is done', `${number}: ${summary.total} was shown, ${done.total} done`)
  return done
}
