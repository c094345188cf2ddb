import type { CancelPlan } from './plan-cancel.ts'
import type { NewRequest } from './ports/cancellations.ts'

/** A planned request in the form in which it is stored. */
export const requestOf = (
  plan: CancelPlan,
  how: Pick<NewRequest, 'id' | 'orderId' | 'status' | 'returnCode' | 'pickupDay' | 'photos' | 'now'>,
): NewRequest => ({
  ...how,
  kind: plan.kind,
  cargoRefund: plan.cargoRefund,
  cargoShops: plan.cargoShops,
  refund: plan.total,
  gift: plan.gift,
  giftReturned: plan.giftBack,
  lines: plan.lines.map(({ line, wanted: { quantity, reasonId, note }, refund, gift }) => ({
    line: line.line,
    combination: line.item.combination,
    quantity,
    reasonId,
    note,
    refund,
    gift,
  })),
})
